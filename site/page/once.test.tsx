import { KeptMarkup } from '@renderer/ui/rich-text/KeptMarkup.tsx';
import { takeMarkup } from '@renderer/ui/rich-text/kept-markup.ts';
import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { readPart } from './once.tsx';

/** As the framework marks components of the browser for the server. */
const Island = Object.assign(
  ({ children }: { children?: ReactNode; legend?: ReactNode }) => <nav>{children}</nav>,
  { $$typeof: Symbol.for('react.client.reference') },
);
const Text = ({ length }: { length: number }) => <p className="text">{'a'.repeat(length)}</p>;

/** Every element of the tree, components not called. */
function elements(node: ReactNode): ReactElement<Record<string, ReactNode>>[] {
  if (Array.isArray(node)) return node.flatMap(elements);
  if (!isValidElement<Record<string, ReactNode>>(node)) return [];
  return [node, ...Object.values(node.props).flatMap(elements)];
}
const kept = (node: ReactNode) =>
  elements(node).flatMap(({ type, props }) =>
    type === KeptMarkup ? [renderToStaticMarkup(takeMarkup(String(props.id)))] : [],
  );
const long = `<p class="text">${'a'.repeat(200)}</p>`;

describe('readPart', () => {
  it('calls components down to elements and leaves a part without islands whole', () => {
    const part = readPart(
      <section>
        <Text length={200} />
      </section>,
    );
    expect(part.isStatic).toBe(true);
    expect(kept(part.node)).toEqual([]);
    expect(renderToStaticMarkup(part.node)).toBe(`<section>${long}</section>`);
  });

  it('hands over what stands around an island, and the island’s children', () => {
    const { node, isStatic } = readPart(
      <section>
        <Text length={200} />
        <Island>
          <Text length={200} />
        </Island>
      </section>,
    );
    expect(isStatic).toBe(false);
    expect(kept(node)).toEqual([long, long]);
    expect(elements(node).map(({ type }) => type)).toEqual([
      'section',
      KeptMarkup,
      Island,
      KeptMarkup,
    ]);
  });

  it('leaves what is short, and elements in an island’s other props', () => {
    const { node } = readPart(
      <section>
        <Text length={1} />
        <Island legend={<Text length={200} />} />
      </section>,
    );
    expect(kept(node)).toEqual([]);
  });

  it('keeps the keys of lists', () => {
    const list = [<Text key="a" length={200} />, <Island key="b" />];
    const { node } = readPart(<ul>{list}</ul>);
    expect(elements(node).map(({ key }) => key)).toEqual([null, 'a', null, 'b']);
  });
});
