import type { WidgetProps } from '@rjsf/utils';
import { ExternalLink, Link2 } from 'lucide-react';
import { describedBy, emptiedText } from '../described-by.ts';
import styles from './LinkWidget.module.css';

/** An address: of a page of this site (`/offerte`), of another site, an anchor, mail or telephone. */
export function LinkWidget(props: WidgetProps) {
  const { id, value, disabled, readonly, onChange, onBlur } = props;
  const text = typeof value === 'string' ? value : '';
  return (
    <div className={styles.link}>
      <Link2 size={16} aria-hidden="true" className={styles.icon} />
      <input
        {...describedBy(props)}
        id={id}
        className={styles.input}
        type="text"
        inputMode="url"
        value={text}
        placeholder="/pagina oppure https://…"
        disabled={disabled}
        readOnly={readonly}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => {
          const address = target.value.trim();
          onChange(address === '' ? emptiedText(props) : address);
        }}
        onBlur={({ target }) => onBlur(id, target.value)}
      />
      {isAddress(text) && (
        <a
          className={styles.open}
          href={text}
          target="_blank"
          rel="noreferrer"
          aria-label="Apri il link in una nuova scheda"
          title="Apri in una nuova scheda"
        >
          <ExternalLink size={15} />
        </a>
      )}
    </div>
  );
}

/** Addresses that lead somewhere in a browser; scripts never. */
const isAddress = (text: string) => /^(https?:\/\/|\/)/i.test(text);
