import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { renderDocumentToHtml } from '../../renderer/index.ts';
import { registerCssModules } from '../../renderer/static/register-css-modules.ts';
import { measure } from './measure.ts';
import { benchmarkPage, sections, textsOf } from './page.ts';
import { puckPage } from './puck.tsx';
import type { Row } from './report.ts';

const SIZES = [50, 500, 5_000];
const ROUNDS = 15;

/**
 * A saved page to static markup, parsing and validation included, beside the same components in a
 * hand-written React tree and in Puck.
 */
export async function benchRender(): Promise<Row[]> {
  registerCssModules();
  const { serverRegistry } = await import('../../generated/registry.server.ts');
  const rows: Row[] = [];
  for (const nodes of SIZES) {
    const json = benchmarkPage(nodes);
    const handWritten = handWrittenTree(serverRegistry, sections(nodes));
    const puck = await puckPage(serverRegistry, sections(nodes));
    const timings = await measure(
      {
        'hand-written React tree': () => renderToStaticMarkup(handWritten()),
        'our document': () => renderDocumentToHtml({ document: json }),
        'Puck, Render': () => renderToStaticMarkup(puck()),
      },
      nodes > 1_000 ? 7 : ROUNDS,
    );
    const reference = timings.find((timing) => timing.name === 'hand-written React tree');
    for (const { name, median } of timings) {
      rows.push({
        group: `render, ${nodes} nodes`,
        name,
        value: median,
        unit: 'ms',
        ratio: median / (reference?.median ?? 1),
        reference: 'hand-written React tree',
      });
    }
  }
  return rows;
}

type Fill = (props: object) => object;
type Registry = ReadonlyMap<string, { View: unknown; fillDefaults: Fill }>;

/** The page as a developer would write it by hand: the views called as components, props complete. */
function handWrittenTree(registry: unknown, count: number) {
  const blocks = registry as Registry;
  const context = { media: new Map(), editing: false };
  const block = (key: string, props: object) => {
    const { View, fillDefaults } = blocks.get(key) as { View: unknown; fillDefaults: Fill };
    return { View, props: fillDefaults(props) };
  };
  const element = ({ View, props }: ReturnType<typeof block>, key: number, children?: unknown) => {
    // Written out at each place, as in a page's source.
    const own = { key, props: { ...props }, data: undefined, nodeId: 'n', context };
    return createElement(View as never, own as never, children as never);
  };
  const page = block('pageblock', {});
  const written = Array.from({ length: count }, (_, index) => {
    const { title, steps } = textsOf(index);
    return {
      section: block('pageblock', { title, columns: '2' }),
      text: block('textblock', { title }),
      steps: block('sectionsteps', { title, steps: steps.map((step) => ({ text: step })) }),
    };
  });
  return () =>
    element(
      page,
      0,
      written.map(({ section, text, steps }, index) =>
        element(section, index, [element(text, 1), element(steps, 2)]),
      ),
    );
}
