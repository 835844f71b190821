import { fillDefaults } from '@renderer/document/field-plan.ts';
import { pointer } from '@renderer/document/pointer.ts';
import { isObject } from '@renderer/document/read-json.ts';
import { type KnownFields, unknownNames } from '@renderer/document/unknown-names.ts';
import { faultsOf } from './accepts.ts';
import { didYouMean } from './did-you-mean.ts';
import { planOf } from './emit-defaults.ts';
import { knownIn } from './emit-known-fields.ts';
import { Faults } from './faults.ts';
import type { Block } from './model.ts';

interface Nested {
  component?: unknown;
  props?: unknown;
  children?: unknown;
}

interface Source {
  file: string;
  byKey: ReadonlyMap<string, Block>;
}

/** Checks the examples of all blocks, those of other blocks inside them too, by their schemas. */
export function checkExamples(blocks: readonly Block[]): void {
  const byKey = new Map(blocks.map((block) => [block.key, block]));
  const faults = new Faults();
  for (const block of blocks) {
    for (const example of block.examples) {
      const file = `schemas/blocks/${block.name}/examples/${example.name}.json`;
      const whole = { ...example, component: block.component };
      faults.passes(() => check(whole, '', { file, byKey }));
    }
  }
  faults.refuse();
}

function check({ component, props = {}, children = [] }: Nested, at: string, source: Source): void {
  const faults = new Faults();
  const wrong = (below: string, fault: string) =>
    faults.add(`${source.file}: ${at}${below}: ${fault}`);
  const block = source.byKey.get(String(component).toLowerCase());
  if (!block) {
    const names = [...source.byKey.values()].map((each) => each.component);
    const hint = didYouMean(String(component), names);
    wrong('/component', `there is no block '${component}'${hint}`);
  } else faults.passes(() => checkProps(block, props, wrong));
  if (!Array.isArray(children)) wrong('/children', 'must be a list');
  else {
    for (const [index, child] of children.entries()) {
      faults.passes(() => check(child as Nested, `${at}/children/${index}`, source));
    }
  }
  faults.refuse();
}

function checkProps(
  { schema }: Block,
  props: unknown,
  wrong: (below: string, fault: string) => void,
): void {
  if (!isObject(props)) {
    wrong('/props', 'must be an object');
    return;
  }
  const known = knownIn(schema);
  for (const path of unknownNames(known, props)) {
    const name = String(path.at(-1));
    const hint = didYouMean(name, namesAt(known, path.slice(0, -1)));
    wrong(pointer(['props', ...path]), `there is no field '${name}'${hint}`);
  }
  for (const fault of faultsOf(schema, fillDefaults(planOf(schema), props))) wrong('/props', fault);
}

/** Names of the fields at a place in the props; places in lists say nothing of names. */
function namesAt(known: KnownFields, path: readonly (string | number)[]): string[] {
  const below = path
    .filter((step) => typeof step === 'string')
    .reduce<KnownFields>((at, name) => (at === 1 ? 1 : (at[name] ?? 1)), known);
  return Object.keys(below);
}
