import pg from 'pg';
import { log } from '../../config/log.ts';
import type { Database, Query } from './database.ts';

/** A server that falls silent must not hold forms, health checks and shutdown, in ms. */
const QUERY_TIMEOUT = 15_000;

/** A PostgreSQL server by its address; several instances of the site may share it. */
export async function openPostgres(url: string): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 8,
    connectionTimeoutMillis: 10_000,
    query_timeout: QUERY_TIMEOUT,
    keepAlive: true,
  });
  pool.on('error', (error) => log.warn({ reason: error.message }, 'PostgreSQL connection lost'));
  const query: Query = async <Row>(sql: string, parameters: readonly unknown[] = []) =>
    (await pool.query(sql, [...parameters])).rows as Row[];
  return {
    query,
    async transaction(work) {
      const client = await pool.connect();
      let broken: Error | undefined;
      try {
        await client.query('BEGIN');
        const result = await work(
          async <Row>(sql: string, parameters: readonly unknown[] = []) =>
            (await client.query(sql, [...parameters])).rows as Row[],
        );
        await client.query('COMMIT');
        return result;
      } catch (error) {
        await client.query('ROLLBACK').catch((lost: Error) => {
          broken = lost;
        });
        throw error;
      } finally {
        client.release(broken);
      }
    },
    // A server has synced a commit before it says so.
    flush: async () => {},
    close: () => pool.end(),
    exclusive: false,
  };
}
