import { BILL, BILL_ZONES, type BillZone } from './bill-zones.ts';

/** Heights of the chart's bars: more light in summer's evenings, more gas in winter. */
const CHART = {
  Luce: [52, 46, 44, 40, 48, 66, 84, 80],
  Gas: [96, 88, 64, 36, 20, 14, 40, 78],
};
const COLOURS = {
  Luce: { main: '#F09724', soft: '#fff4e0', unit: 'kWh' },
  Gas: { main: '#1587C8', soft: '#e4f0f8', unit: 'Smc' },
};
/** Parts of the expense, in the palette's colours. */
const SHARES = ['#7E2889', '#1587C8', '#6EC18A', '#F49593'];

/**
 * A bill as this company could print it, drawn; what it says is told by the hot points. It has no
 * amounts: a page that works out an example has its own.
 */
export function BillPicture({ commodity }: { commodity: keyof typeof COLOURS }) {
  const { main, soft } = COLOURS[commodity];
  return (
    <svg viewBox={`0 0 ${BILL.width} ${BILL.height}`} aria-hidden="true">
      <rect width={BILL.width} height={BILL.height} rx="28" fill="#fff" />
      <path d="M36 92a34 34 0 0 1 68 0Z" fill={main} />
      <path d="M36 106h68" stroke="#7E2889" strokeWidth="6" strokeLinecap="round" />
      <text x="120" y="96" fill="#2a1140" fontSize="36" fontWeight="800" letterSpacing="-1">
        {commodity}
      </text>
      {BILL_ZONES.map((zone, index) => (
        <Zone key={index} zone={zone} commodity={commodity} share={SHARES[index - 8]} soft={soft} />
      ))}
    </svg>
  );
}

function Zone(drawing: {
  zone: BillZone;
  commodity: keyof typeof COLOURS;
  share: string | undefined;
  soft: string;
}) {
  const { zone, commodity, share, soft } = drawing;
  const { x, y, width, height, kind } = zone;
  const left = x + 76;
  const room = width - 92;
  return (
    <g>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx="16"
        fill={kind === 'total' ? '#57206b' : kind === 'chart' ? soft : '#f7f3fb'}
      />
      {kind === 'total' ? (
        <>
          <Lines x={left} y={y + 36} widths={[room * 0.7]} fill="#b79bcb" />
          <rect x={x + 28} y={y + 98} width={room * 0.8} height="32" rx="16" fill="#fff" />
          <text x={x + 44 + room * 0.8} y={y + 131} fill="#fff" fontSize="48" fontWeight="800">
            €
          </text>
        </>
      ) : (
        <Lines x={left} y={y + 24} widths={kind === 'chart' ? [room] : [room, room * 0.64]} />
      )}
      {kind === 'chart' && <Chart zone={zone} commodity={commodity} />}
      {share && <rect x={left} y={y + height - 20} width={room} height="8" rx="4" fill={share} />}
    </g>
  );
}

function Lines(lines: { x: number; y: number; widths: number[]; fill?: string }) {
  return lines.widths.map((width, index) => (
    <rect
      key={index}
      x={lines.x}
      y={lines.y + index * 22}
      width={width}
      height="12"
      rx="6"
      fill={lines.fill ?? (index === 0 ? '#cdb8dd' : '#e3d7ee')}
    />
  ));
}

function Chart({ zone, commodity }: { zone: BillZone; commodity: keyof typeof COLOURS }) {
  const { main, unit } = COLOURS[commodity];
  const floor = zone.y + zone.height - 20;
  return (
    <>
      {CHART[commodity].map((height, index) => (
        <rect
          key={index}
          x={zone.x + 24 + index * 27}
          y={floor - height}
          width="18"
          height={height}
          rx="5"
          fill={index === 7 ? '#7E2889' : main}
          opacity={index === 7 ? 1 : 0.55}
        />
      ))}
      <text x={zone.x + 76} y={zone.y + 74} fill="#2a1140" fontSize="22" fontWeight="700">
        {unit}
      </text>
    </>
  );
}
