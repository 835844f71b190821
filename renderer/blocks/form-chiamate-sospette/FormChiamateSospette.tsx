import type { FormChiamateSospetteProps } from '@generated/types.ts';
import type { BlockViewProps } from '@renderer/contract.ts';
import { VisitorForm } from '@renderer/forms/VisitorForm.tsx';
import { Icon } from '@renderer/ui/icon/Icon.tsx';
import { RichText } from '@renderer/ui/rich-text/RichText.tsx';
import { Section } from '@renderer/ui/section/Section.tsx';
import styles from './FormChiamateSospette.module.css';

/** Is the number that called one of ours? The list and the comparison are the server's (spec 2.10). */
export default function FormChiamateSospette({
  props,
  nodeId,
  context,
}: BlockViewProps<FormChiamateSospetteProps>) {
  const { title, content, titleWarning, contentWarning } = props;
  return (
    <Section layout={props}>
      <div className={styles.columns}>
        {(title || content) && (
          <div className={styles.intro}>
            {title && <h2>{title}</h2>}
            {content && <RichText html={content} />}
          </div>
        )}
        <VisitorForm
          name="chiamate-sospette"
          nodeId={nodeId}
          context={context}
          label={title || 'Verifica un numero'}
          buttonLabel="Verifica il numero"
          inline
        />
      </div>
      {(titleWarning || contentWarning) && (
        <aside className={styles.warning}>
          <Icon name="Warning" size={28} />
          <div>
            {titleWarning && <h3>{titleWarning}</h3>}
            {contentWarning && <RichText html={contentWarning} />}
          </div>
        </aside>
      )}
    </Section>
  );
}
