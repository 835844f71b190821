import type { ComponentType } from 'react';
import type { BlockLoader, BlockView } from './contract.ts';
import type { ValidateFunction } from './validation.ts';

/** A block of the catalogue: what is known of it without its code. */
export interface BlockEntry {
  /** Identifier of the catalogue, e.g. `HeroSlider`. */
  component: string;
  /** Lower-cased identifier: documents are matched by it. */
  key: string;
  /** Folder of its schema and component. */
  name: string;
  /** Its name in the specification. */
  displayName: string;
  /** Its name for editors, in Italian. */
  label: string;
  group: string;
  available: boolean;
  slots: readonly string[];
  hasLoader: boolean;
  version: number;
  help: string;
  /** Further Italian words that editors look for it by. */
  keywords?: string;
}

/** Lifts a block's props from the version before `to`; idempotent, pure. */
export interface Migration {
  to: number;
  migrate(props: Record<string, unknown>): Record<string, unknown>;
}

type Props = Record<string, unknown>;

export interface ServerBlock {
  entry: BlockEntry;
  // biome-ignore lint/suspicious/noExplicitAny: each block has its own props and data types.
  View: BlockView<any, any>;
  // biome-ignore lint/suspicious/noExplicitAny: as above.
  load?: BlockLoader<any, any>;
  validate: ValidateFunction;
  /** The props as a page shows them (document/shown-props.ts). */
  fillDefaults(props: Props): Props;
}

export interface ClientBlock {
  entry: BlockEntry;
  // biome-ignore lint/suspicious/noExplicitAny: each block has its own props and data types.
  View: ComponentType<any>;
  /** The props as a page shows them (document/shown-props.ts). */
  fillDefaults(props: Props): Props;
  /** Loads the view's code, so that it renders at once; undefined when it is there. */
  preload(): Promise<void> | undefined;
}

export type ServerRegistry = ReadonlyMap<string, ServerBlock>;
export type ClientRegistry = ReadonlyMap<string, ClientBlock>;
