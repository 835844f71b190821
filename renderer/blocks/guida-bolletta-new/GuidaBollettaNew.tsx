import type { GuidaBollettaNewProps } from '@generated/types.ts';
import type { BlockViewProps } from '@renderer/contract.ts';
import { CommoditySwitch } from '@renderer/ui/commodity-switch/CommoditySwitch.tsx';
import { Icon } from '@renderer/ui/icon/Icon.tsx';
import { RichText } from '@renderer/ui/rich-text/RichText.tsx';
import { Section } from '@renderer/ui/section/Section.tsx';
import { BillPointsIsland } from '#islands';
import { BillPicture } from './BillPicture.tsx';
import { BILL, BILL_ZONES } from './bill-zones.ts';
import styles from './GuidaBollettaNew.module.css';
import { type Commodity, type HotPoint, hotPointsOf } from './hot-points.ts';

export default function GuidaBollettaNew(view: BlockViewProps<GuidaBollettaNewProps>) {
  const { props, nodeId } = view;
  const { title, text } = props;
  const bill = (commodity: Commodity) => {
    const points = hotPointsOf(props, commodity);
    return (
      points.length > 0 && (
        <Bill id={`${nodeId}-${commodity.toLowerCase()}`} commodity={commodity} points={points} />
      )
    );
  };
  return (
    <Section layout={props}>
      <div className={styles.box}>
        {(title || text) && (
          <header className={styles.header}>
            {title && <h2>{title}</h2>}
            {text && <p>{text}</p>}
          </header>
        )}
        <CommoditySwitch name={`${nodeId}-fornitura`} luce={bill('Luce')} gas={bill('Gas')} />
      </div>
    </Section>
  );
}

/** The picture with its hot points beside the numbered list of what they mean. */
function Bill(bill: { id: string; commodity: Commodity; points: HotPoint[] }) {
  const { id, commodity, points } = bill;
  const target = (number: number) => `${id}-${number}`;
  return (
    <div className={styles.bill}>
      <div className={styles.picture}>
        <BillPicture commodity={commodity} />
        <BillPointsIsland
          list={id}
          points={points.map(({ number, title }) => ({
            number,
            title,
            target: target(number),
            box: boxOf(number),
          }))}
        />
      </div>
      <ol id={id} className={styles.points}>
        {points.map(({ number, title, text }, index) => (
          <li key={number} value={number}>
            <details id={target(number)} name={id} open={index === 0}>
              <summary>
                <span className={styles.number}>{number}</span>
                <span className={styles.title}>{title}</span>
                <Icon name="ChevronDown" size={20} className={styles.chevron} />
              </summary>
              <RichText html={text} className={styles.text} />
            </details>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Half of the gap between two zones: the points' areas touch, so that they are easy to hit. */
const MARGIN = 8;

/** Where a point's area lies, in percent of the picture: left, top, width, height. */
function boxOf(number: number): [number, number, number, number] {
  const zone = BILL_ZONES[number - 1];
  if (!zone) return [0, 0, 0, 0];
  const across = (units: number) => Math.round((units / BILL.width) * 10_000) / 100;
  const down = (units: number) => Math.round((units / BILL.height) * 10_000) / 100;
  return [
    across(zone.x - MARGIN),
    down(zone.y - MARGIN),
    across(zone.width + MARGIN * 2),
    down(zone.height + MARGIN * 2),
  ];
}
