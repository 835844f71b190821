/** Runs one statement of PostgreSQL's SQL. */
export type Query = <Row = Record<string, unknown>>(
  sql: string,
  parameters?: readonly unknown[],
) => Promise<Row[]>;

/** The outbox's database: PostgreSQL, or the same engine embedded; the SQL is the same. */
export interface Database {
  query: Query;
  transaction<Result>(work: (query: Query) => Promise<Result>): Promise<Result>;
  /** Resolves when everything committed so far survives a power cut. */
  flush(): Promise<void>;
  close(): Promise<void>;
  /** Whether no other process can be at work in it: claims of a former life are then void. */
  exclusive: boolean;
}
