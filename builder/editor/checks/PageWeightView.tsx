import type { PageWeight } from '../../checks/weight.ts';
import hidden from '../../ui/hidden.module.css';
import { classes } from '../../ui/theme.ts';
import { useSession } from '../context.ts';
import { placedHere } from '../named-node.ts';
import styles from './Checks.module.css';

/** Lines shown of the heaviest blocks. */
const SHOWN = 6;

/** What the page weighs against its budget, heaviest blocks first. */
export function PageWeightView({
  weight,
  onChoose,
}: {
  weight: PageWeight;
  onChoose?: () => void;
}) {
  const session = useSession();
  const { total, budget, base, blocks } = weight;
  const over = total > budget;
  const rows = blocks.filter(({ kb }) => kb >= 1).slice(0, SHOWN);
  return (
    <section className={styles.weight} aria-label="Peso della pagina">
      <h3 className={styles.heading}>Peso della pagina</h3>
      <p className={classes(styles.total, over && styles.over)}>
        circa {Math.round(total)} kB su {budget} kB
      </p>
      <p className={styles.limit}>
        Con più di {budget} kB la pagina si apre tardi dove la rete è lenta: si pubblica lo stesso.
      </p>
      <meter
        className={styles.meter}
        min={0}
        max={budget}
        high={budget * 0.85}
        optimum={0}
        value={Math.min(total, budget)}
        aria-label="Peso della pagina"
      />
      <table className={styles.table}>
        <thead className={hidden.visually}>
          <tr>
            <th scope="col">Blocco</th>
            <th scope="col">Peso</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ node: id, kb, images }) => {
            return (
              <tr key={id}>
                <th scope="row">
                  <button
                    type="button"
                    className={styles.go}
                    onClick={() => {
                      onChoose?.();
                      session.actions.select(id);
                    }}
                  >
                    {placedHere(session, id)}
                  </button>
                  {images >= 1 && (
                    <>
                      {' '}
                      <span className={styles.of}>immagini {Math.round(images)} kB</span>
                    </>
                  )}
                </th>
                <td>{Math.round(kb)} kB</td>
              </tr>
            );
          })}
          <tr>
            <th scope="row">
              Base di ogni pagina <span className={styles.of}>script, stili, caratteri</span>
            </th>
            <td>{base} kB</td>
          </tr>
        </tbody>
      </table>
    </section>
  );
}
