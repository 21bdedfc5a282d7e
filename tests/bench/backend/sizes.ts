import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Sql } from '../../../supabase/local/database.ts'

/** The disk usage of a table in bytes, indexes included. */
export type TableSize = {
  readonly table: string
  readonly rows: number
  readonly bytes: number
  readonly indexBytes: number
}

export const tableSizes = async (sql: Sql): Promise<readonly TableSize[]> => {
  const { rows } = await sql.query<TableSize>(`
    select n.nspname || '.' || c.relname as table, c.reltuples::float8 as rows, pg_total_relation_size(c.oid)::float8 as bytes, pg_indexes_size(c.oid)::float8 as "indexBytes"
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname in ('public', 'private', 'auth') and c.reltuples > 10000 order by bytes desc`)
  return rows
}

/** The size of a response in bytes: plain, and compressed at the levels servers use on the fly. */
export const wireSizes = (body: string) => ({
  plain: Buffer.byteLength(body),
  gzip: gzipSync(body).length,
  brotli: brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length,
})
