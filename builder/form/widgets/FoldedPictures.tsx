import type { WidgetProps } from '@rjsf/utils';
import { type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { CHOOSES } from '../use-field-focus.ts';
import styles from './FoldedPictures.module.css';
import { PictureChoice, type PictureSearch } from './PictureChoice.tsx';

/** The chosen one of many pictures; the others are shown while one of them is being chosen. */
export function FoldedPictures(
  props: WidgetProps & {
    picture: (value: unknown) => ReactNode;
    search: PictureSearch;
  },
) {
  const { id, value, label, disabled, readonly, options, picture } = props;
  const [isOpen, setIsOpen] = useState(false);
  const nameId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const chosen = options.enumOptions?.find((option) => option.value === value);
  const does = isOpen ? 'Chiudi' : chosen ? 'Cambia' : 'Scegli';
  const isFixed = disabled || readonly;
  const fold = () => {
    button.current?.focus();
    setIsOpen(false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys and presses are those of its controls.
    <div
      className={styles.field}
      onKeyDown={(event) => {
        const ends = event.key === 'Escape' || (event.key === 'Enter' && isPicture(event.target));
        if (!isOpen || !ends || event.nativeEvent.isComposing) return;
        event.preventDefault();
        event.stopPropagation();
        fold();
      }}
      onClick={(event) => {
        if (event.detail > 0 && isPicture(event.target)) fold();
      }}
    >
      <div className={styles.chosen} data-fixed={isFixed || undefined}>
        <span className={styles.picture}>{chosen ? picture(chosen.value) : '—'}</span>
        <span className={styles.name} id={nameId}>
          {chosen?.label ?? 'Nessuna'}
        </span>
        {!isFixed && (
          <Button
            ref={button}
            size="s"
            id={id}
            // Named here: the field's label would take the place of what the button says.
            aria-label={`${does} ${label}`}
            aria-describedby={nameId}
            onClick={() => setIsOpen(!isOpen)}
            {...(!isOpen && { [CHOOSES]: '' })}
          >
            {does}
          </Button>
        )}
      </div>
      {isOpen && !isFixed && <PictureChoice {...props} id={`${id}-choice`} takesFocus />}
    </div>
  );
}

const isPicture = (target: EventTarget) =>
  target instanceof HTMLInputElement && target.type === 'radio';
