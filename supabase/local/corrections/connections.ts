import type { IntrospectResult } from '@supabase/lite'
import type { Database } from '../database.ts'
import { partialIndexesSql, withoutPartialIndexes } from './partial-indexes.ts'
import { asPostgrestError } from './postgrest-errors.ts'

/** Brings a connection of Lite's, whichever database it leads to, back to what the hosted service does. */
export function corrected(database: Database): void {
  // Declared private, hence not overridable by name: see hosted-roles.ts.
  Object.defineProperty(database, 'ensureRlsContext', { value: async () => true })
  database.normalizeDbError = asPostgrestError
  const seen = new WeakSet<IntrospectResult>()
  const introspect = database.introspect.bind(database)
  database.introspect = async (options) => {
    const found = await introspect(options)
    if (seen.has(found)) return found
    const { rows } = await database.sql.query<{ schema: string; name: string }>(partialIndexesSql)
    withoutPartialIndexes(found, rows)
    seen.add(found)
    return found
  }
}
