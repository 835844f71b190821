/** A JSON Schema of ours, by keyword; the meta-schema has checked it before anything reads it. */
export interface Schema {
  $id?: string;
  $ref?: string;
  type?: string;
  title?: string;
  description?: string;
  default?: unknown;
  enum?: unknown[];
  oneOf?: { const: unknown; title: string }[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: boolean;
  [keyword: string]: unknown;
}

export interface Example {
  name: string;
  title: string;
  props: Record<string, unknown>;
  children?: unknown[];
  data?: unknown;
}

/** A block as found on disk, its references resolved. */
export interface Block {
  /** Folder name, e.g. `hero-slider`. */
  name: string;
  /** Identifier of the catalogue, e.g. `HeroSlider`. */
  component: string;
  /** Lower-cased identifier, how documents refer to it. */
  key: string;
  /** TypeScript name of the component, e.g. `HeroSlider`. */
  typeName: string;
  /** Its name in the specification. */
  displayName: string;
  /** Its name for editors, in Italian; no other block has it. */
  label: string;
  group: string;
  available: boolean;
  help: string;
  /** Further Italian words that editors look for it by. */
  keywords: string;
  /** When the islands in its own folder are hydrated that do not say it themselves. */
  island: string;
  slots: string[];
  version: number;
  /** Schema with references resolved, layout fields merged, options still labelled. */
  schema: Schema;
  examples: Example[];
  /** File of the component relative to the repository, or undefined when there is none yet. */
  view: string | undefined;
  loader: string | undefined;
  migrations: string | undefined;
}

export interface Island {
  /** File name without `.island.tsx`. */
  name: string;
  file: string;
  strategy: string;
  /** Its style sheets, relative to the repository. */
  styles: string[];
}

/** Mistakes in schemas, each a line that names the file and the JSON pointer. */
export class SchemaError extends Error {
  override name = 'SchemaError';
  readonly faults: readonly string[];

  constructor(faults: string | readonly string[]) {
    // Many blocks take the same shared definition: its mistakes are told once.
    const lines = [...new Set([faults].flat())];
    super(lines.join('\n'));
    this.faults = lines;
  }
}

export type Files = Map<string, string | Uint8Array>;
