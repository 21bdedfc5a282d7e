import type { Connection, IntrospectResult } from '@supabase/lite'
import { partialIndexesSql, withoutPartialIndexes } from './partial-indexes.ts'
import { asPostgrestError } from './postgrest-errors.ts'
import { noteRefusal } from './storage-refusals.ts'

type Correctable = Connection & { readonly sql: { query<Row>(text: string): Promise<{ rows: Row[] }> } }

/** Applies the corrections to a Lite connection, embedded or PostgreSQL. */
export function applyCorrections(database: Correctable): void {
  // A private method, so a subclass cannot override it. The reason is in hosted-roles.ts.
  Object.defineProperty(database, 'ensureRlsContext', { value: async () => true })
  database.normalizeDbError = (thrown) => {
    noteRefusal(thrown)
    return asPostgrestError(thrown)
  }
  const processed = new WeakSet<IntrospectResult>()
  const introspect = database.introspect.bind(database)
  database.introspect = async (options) => {
    const introspection = await introspect(options)
    if (processed.has(introspection)) return introspection
    const { rows } = await database.sql.query<{ schema: string; name: string }>(partialIndexesSql)
    withoutPartialIndexes(introspection, rows)
    processed.add(introspection)
    return introspection
  }
}
