import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { renderDocumentToHtml } from '../../renderer/index.ts';
import { registerCssModules } from '../../renderer/static/register-css-modules.ts';
import { measure } from './measure.ts';
import { benchmarkPage, SECTION, sections } from './page.ts';
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

type Registry = ReadonlyMap<string, { View: unknown; fillDefaults(props: object): object }>;

/** The page as a developer would write it by hand: the views called as components. */
function handWrittenTree(registry: unknown, count: number) {
  const blocks = registry as Registry;
  const element = (key: string, props: object, children?: unknown) => {
    const block = blocks.get(key);
    if (!block) throw new Error(`no block ${key}`);
    const context = { media: new Map(), editing: false };
    const own = { props: block.fillDefaults(props), data: undefined, nodeId: 'n', context };
    return createElement(block.View as never, own as never, children as never);
  };
  return () =>
    element(
      'pageblock',
      {},
      Array.from({ length: count }, (_, index) =>
        createElement(
          'div',
          { key: index },
          element('pageblock', { title: SECTION.title, columns: '2' }, [
            createElement('div', { key: 1 }, element('textblock', { title: SECTION.title })),
            createElement(
              'div',
              { key: 2 },
              element('sectionsteps', {
                title: SECTION.title,
                steps: SECTION.steps.map((text) => ({ text })),
              }),
            ),
          ]),
        ),
      ),
    );
}
