import type { DocumentNode } from '@renderer/document/types.ts';
import { patternIdOf } from '@renderer/patterns/reference.ts';
import { countProblems } from '../../patterns/pattern-store.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { LANDING } from '../../ui/regions.ts';
import { useSession, useUi } from '../context.ts';
import { count } from '../format.ts';
import styles from './Patterns.module.css';
import { UsageList } from './UsageList.tsx';
import { usePattern, useUsage } from './use-pattern.ts';

/** What stands in the place of the fields for a reference to a synced pattern. */
export function SharedPanel({ node, locked }: { node: DocumentNode; locked: boolean }) {
  const { actions, bootstrap, patterns } = useSession();
  const id = patternIdOf(node);
  const known = usePattern(id);
  const usage = useUsage(id);
  const isLeft = useUi(({ leftIds }) => id !== undefined && leftIds.has(id));
  if (known?.state === 'failed') {
    return (
      <div className={styles.panel}>
        <p className={styles.problem}>
          <Icon name="circle-alert" size={17} />
          {known.message}
        </p>
        <Button
          size="s"
          icon={<Icon name="rotate-ccw" size={15} />}
          onClick={() => id !== undefined && void patterns.reload(id)}
        >
          Riprova
        </Button>
      </div>
    );
  }
  if (id === undefined || known?.state === 'missing') {
    return (
      <div className={styles.panel}>
        <p className={styles.problem}>
          <Icon name="circle-alert" size={17} />
          Il blocco condiviso non esiste più: sul sito qui non appare nulla. Elimina questo blocco,
          oppure mettine un altro al suo posto.
        </p>
      </div>
    );
  }
  if (known?.state !== 'ready') {
    return (
      <p className={styles.panel} role="status">
        Caricamento del blocco condiviso…
      </p>
    );
  }
  const problems = countProblems(known.problems);
  return (
    <div className={styles.panel}>
      <p className={styles.what}>
        Questi blocchi sono uguali in ogni pagina che li usa: chi li modifica li cambia ovunque.
      </p>
      {problems > 0 && (
        <p className={styles.problem}>
          <Icon name="circle-alert" size={17} />
          Contiene {count(problems, 'problema', 'problemi')} da correggere.
        </p>
      )}
      {isLeft && (
        <p className={styles.problem}>
          <Icon name="file-pen" size={17} />
          In questo browser ci sono modifiche non salvate: aprilo per riprenderle.
        </p>
      )}
      <div className={styles.choices} {...LANDING}>
        <Button
          variant="primary"
          icon={<Icon name="pencil-line" size={16} />}
          onClick={() => void actions.editShared(node.id)}
        >
          Modifica blocco condiviso
        </Button>
        <Button
          icon={<Icon name="unlink" size={16} />}
          disabled={locked}
          onClick={() => void actions.detach(node.id)}
        >
          Scollega
        </Button>
      </div>
      <p className={styles.hint}>
        «Scollega» mette qui una copia: i blocchi diventano solo di questa pagina.
      </p>
      <h3 className={styles.heading}>Dove si usa</h3>
      <p className={styles.sum} role="status">
        {usage === undefined && 'Ricerca nelle pagine…'}
        {usage === null && 'WordPress non risponde: non si sa in quali pagine.'}
        {usage &&
          (usage.length === 0
            ? 'Per ora in nessuna pagina salvata.'
            : `In ${count(usage.length, 'pagina salvata', 'pagine salvate')}.`)}
      </p>
      {usage && <UsageList usage={usage} here={bootstrap.page.id} />}
    </div>
  );
}
