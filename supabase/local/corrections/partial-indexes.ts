import type { IntrospectResult } from '@supabase/lite'

/**
 * Correction: what makes an embedded row the only one.
 *
 * Lite takes a unique index on a foreign key for a one-to-one relation even when the index covers a part of the rows
 * only (`unique (rental_id) where is_primary`); embedding then fails as soon as there are two. PostgREST looks at
 * constraints. Here such indexes, and those on expressions, do not count as unique.
 */
export const partialIndexesSql = `
select n.nspname as schema, c.relname as name
from pg_catalog.pg_index i
join pg_catalog.pg_class c on c.oid = i.indexrelid
join pg_catalog.pg_namespace n on n.oid = c.relnamespace
where i.indisunique and (i.indpred is not null or i.indexprs is not null)
`

/** Marks the named indexes as not unique. */
export function withoutPartialIndexes(found: IntrospectResult, partial: ReadonlyArray<{ schema: string; name: string }>): void {
  const names = new Set(partial.map(({ schema, name }) => `${schema}.${name}`))
  for (const index of found.indexes) if (names.has(`${index.schema}.${index.name}`)) index.unique = false
}
