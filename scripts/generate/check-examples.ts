import { fillDefaults } from '@renderer/document/field-plan.ts';
import { isObject } from '@renderer/document/read-json.ts';
import { faultOf } from './accepts.ts';
import { planOf } from './emit-defaults.ts';
import { type Block, SchemaError } from './model.ts';

interface Nested {
  component?: unknown;
  props?: unknown;
  children?: unknown;
}

/** Checks the examples of all blocks, those of other blocks inside them too, by their schemas. */
export function checkExamples(blocks: readonly Block[]): void {
  const byKey = new Map(blocks.map((block) => [block.key, block]));
  for (const block of blocks) {
    for (const example of block.examples) {
      const file = `schemas/blocks/${block.name}/examples/${example.name}.json`;
      check({ ...example, component: block.component }, '', { file, byKey });
    }
  }
}

function check(
  { component, props = {}, children = [] }: Nested,
  at: string,
  source: { file: string; byKey: ReadonlyMap<string, Block> },
): void {
  const wrong = (below: string, fault: string) =>
    new SchemaError(`${source.file}: ${at}${below}: ${fault}`);
  const block = source.byKey.get(String(component).toLowerCase());
  if (!block) throw wrong('/component', `there is no block '${component}'`);
  if (!isObject(props)) throw wrong('/props', 'must be an object');
  const fault = faultOf(block.schema, fillDefaults(planOf(block.schema), props));
  if (fault) throw wrong('/props', fault);
  if (!Array.isArray(children)) throw wrong('/children', 'must be a list');
  for (const [index, child] of children.entries()) {
    check(child as Nested, `${at}/children/${index}`, source);
  }
}
