import path from 'node:path';
import { fieldPlans } from '@generated/defaults.ts';
import { examples } from '@generated/examples.ts';
import { serverRegistry } from '@generated/registry.server.ts';
import BrandForm from '@renderer/blocks/brand-form/BrandForm.tsx';
import FormAssistant from '@renderer/blocks/form-assistant/FormAssistant.tsx';
import { defaultContext } from '@renderer/static/default-context.ts';
import type { Element, Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { loadBlocks } from '../../scripts/generate/load.ts';

const context = defaultContext();
const blocks = loadBlocks(path.resolve(import.meta.dirname, '../..')).filter((block) => block.view);

interface Schema {
  type?: string;
  default?: string;
  enum?: unknown[];
  oneOf?: unknown[];
  properties?: Record<string, Schema>;
  items?: Schema;
}
type Way = (string | number)[];

/** Texts that an editor can clear in an example; those not given have their default. */
function textsOf(schema: Schema, value: unknown, way: Way = []): { way: Way; field: Schema }[] {
  if (schema.type === 'array') {
    const items = Array.isArray(value) ? value : [];
    return items.flatMap((item, index) => textsOf(schema.items ?? {}, item, [...way, index]));
  }
  if (schema.type === 'object') {
    return Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
      textsOf(field, (value as Record<string, unknown> | undefined)?.[name], [...way, name]),
    );
  }
  return schema.type === 'string' && !schema.enum && !schema.oneOf ? [{ way, field: schema }] : [];
}

function withText(value: unknown, [step, ...rest]: Way, text: string): unknown {
  if (step === undefined) return text;
  if (Array.isArray(value)) {
    return value.map((item, index) => (index === step ? withText(item, rest, text) : item));
  }
  const before = value as Record<string, unknown> | undefined;
  return { ...before, [step]: withText(before?.[step], rest, text) };
}

const NAMED = new Set(['a', 'button', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'summary', 'legend']);

/** Elements of the markup that are there to say or to lead somewhere, and show nothing. */
function bareElements(html: string): string[] {
  const found: string[] = [];
  const visit = (node: Nodes) => {
    if (node.type === 'element' && NAMED.has(node.tagName) && !isHidden(node) && !shows(node)) {
      found.push(`<${node.tagName} class="${node.properties.className ?? ''}">`);
    }
    if ('children' in node) node.children.forEach(visit);
  };
  visit(fromHtml(html, { fragment: true }));
  return found;
}

/** What only screen readers hear does not fill a button that has no word on it. */
const isHidden = ({ properties }: Element) =>
  String(properties.className ?? '').includes('visually-hidden');

function shows(node: Nodes): boolean {
  if (node.type === 'text') return node.value.trim() !== '';
  if (node.type !== 'element' || isHidden(node)) return false;
  return node.tagName === 'img' || Boolean(node.properties.ariaLabel) || node.children.some(shows);
}

/** Labels that an editor clears to do without what they stand on. */
const DISPENSABLE = ['contactLabel', 'numberLabel'];

describe.each(blocks.map((block) => [block.component, block] as const))('%s', (_name, block) => {
  const view = serverRegistry.get(block.key);
  const own = (examples[block.key] ?? []).filter((example) => example.name !== 'hostile');

  it.each(own.map((example) => [example.name, example]))(
    'shows no empty element, and each label its default, when texts of %s are cleared',
    (_example, { props, data }) => {
      const render = (given: unknown) => {
        const filled = view?.fillDefaults(given as Record<string, unknown>);
        const node = { props: filled, data, nodeId: 'x-1', context };
        return renderToStaticMarkup(createElement(view?.View as never, node as never));
      };
      const faults: string[] = [];
      for (const { way, field } of textsOf(block.schema as Schema, props)) {
        const name = String(way.at(-1));
        const html = render(withText(props, way, ''));
        faults.push(...bareElements(html).map((element) => `${way.join('.')}: ${element}`));
        if (!field.default || !/label$/i.test(name) || DISPENSABLE.includes(name)) continue;
        if (html !== render(withText(props, way, field.default))) {
          faults.push(`${way.join('.')}: not «${field.default}»`);
        }
      }
      expect(faults).toEqual([]);
    },
  );
});

describe.each([
  ['form{assistant}', FormAssistant],
  ['{brand}form', BrandForm],
])('%s', (key, View) => {
  it('says its default thanks when its own were cleared', () => {
    const given = { thankMessage: '', formEndpoint: '/x' };
    const props = serverRegistry.get(key)?.fillDefaults(given) as never;
    const section = View({ props, data: undefined, nodeId: 'x-1', context });
    const form = (section as ReactElement<{ children: ReactElement<{ sent: string[] }> }>).props
      .children;
    expect(form.props.sent).toEqual([fieldPlans[key]?.p?.thankMessage?.d]);
  });
});
