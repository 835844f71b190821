import { useSession } from '../editor/context.ts';
import styles from './HelpText.module.css';

/** What the panel of the page calls WordPress's own form of it. */
const DATA = 'Dati in WordPress';

/** What a schema says of a block or a field; where it names the page's own data, the words lead there. */
export function HelpText({ text }: { text: string }) {
  const at = text.indexOf(DATA);
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <DataLink />
      {text.slice(at + DATA.length)}
    </>
  );
}

function DataLink() {
  const { itemUrl } = useSession().bootstrap.config;
  return (
    <a className={styles.link} href={itemUrl} target="_blank" rel="noreferrer">
      {DATA}
    </a>
  );
}
