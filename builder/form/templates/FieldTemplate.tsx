import type { FieldTemplateProps } from '@rjsf/utils';
import { Icon } from '../../ui/Icon.tsx';
import { errorId, helpId } from '../described-by.ts';
import { HelpText } from '../HelpText.tsx';
import styles from './FieldTemplate.module.css';

/** A field with its label, help and errors; groups and lists bring their own. */
export function FieldTemplate({
  id,
  label,
  required,
  displayLabel,
  schema,
  rawHelp,
  rawErrors = [],
  hidden,
  children,
}: FieldTemplateProps) {
  if (hidden) return <div hidden>{children}</div>;
  if (schema.type === 'object' || schema.type === 'array') return children;
  const errors = [...new Set(rawErrors)];
  const isSwitch = schema.type === 'boolean';
  return (
    <div className={styles.field} data-field>
      {displayLabel && !isSwitch && (
        <label className={styles.label} htmlFor={id} id={`${id}-label`}>
          {label}
          {required && (
            <span className={styles.required} title="Richiesto">
              *
            </span>
          )}
        </label>
      )}
      {children}
      {rawHelp && (
        <p className={styles.help} id={helpId(id)}>
          <HelpText text={rawHelp} />
        </p>
      )}
      {errors.length > 0 && (
        <p className={styles.error} id={errorId(id)}>
          <Icon name="circle-alert" size={14} />
          {errors.join(' · ')}
        </p>
      )}
    </div>
  );
}
