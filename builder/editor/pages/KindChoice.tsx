import { PAGE_KINDS } from '../../page-kinds.ts';
import styles from './Pages.module.css';

/** Which kind of page one is to be; what else may be chosen stands below, or above where it was asked for. */
export function KindChoice({
  help,
  chosen,
  more,
  isMoreFirst = false,
  onChoose,
}: {
  help: string;
  /** Template; null where something else is chosen. */
  chosen: string | null;
  more?: KindProps;
  isMoreFirst?: boolean;
  onChoose: (template: string) => void;
}) {
  return (
    <fieldset className={styles.kinds}>
      <legend>Che pagina è</legend>
      <p className={styles.help}>{help}</p>
      {more && isMoreFirst && <Kind {...more} />}
      {PAGE_KINDS.map(({ template, ...kind }) => (
        <Kind
          key={template}
          {...kind}
          chosen={chosen === template}
          onChoose={() => onChoose(template)}
        />
      ))}
      {more && !isMoreFirst && <Kind {...more} />}
    </fieldset>
  );
}

interface KindProps {
  name: string;
  help: string;
  chosen: boolean;
  onChoose: () => void;
}

function Kind({ name, help, chosen, onChoose }: KindProps) {
  return (
    <label className={styles.kind}>
      <input type="radio" name="page-kind" checked={chosen} onChange={onChoose} />
      <span>
        <strong>{name}</strong>
        <span>{help}</span>
      </span>
    </label>
  );
}
