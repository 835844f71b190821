import type { DataLayerProps } from '@generated/types.ts';
import type { BlockViewProps } from '@renderer/contract.ts';
import { Icon } from '@renderer/ui/icon/Icon.tsx';
import { PageDataIsland } from '#islands';
import styles from './DataLayer.module.css';
import { pageData } from './page-data.ts';

/** Nothing on the page; in the builder a note that says what is told to the analytics. */
export default function DataLayer({ props, context }: BlockViewProps<DataLayerProps>) {
  const data = pageData(props);
  if (!context.editing) return <PageDataIsland data={data} />;
  return (
    <div className={styles.note}>
      <Icon name="Graph" size={24} />
      <p>Dati per le statistiche: {Object.values(data).join(' · ')}</p>
    </div>
  );
}
