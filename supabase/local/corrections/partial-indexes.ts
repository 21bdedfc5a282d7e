import type { IntrospectResult } from '@supabase/lite'

/**
 * Correction: detection of one-to-one relations for embedding.
 *
 * Lite treats a foreign key with a unique index as one-to-one even if the index is partial
 * (`unique (rental_id) where is_primary`); embedding then fails as soon as there are two rows. PostgREST considers only
 * constraints. This marks partial indexes, and those on expressions, as not unique.
 */
export const partialIndexesSql = `
select n.nspname as schema, c.relname as name
from pg_catalog.pg_index i
join pg_catalog.pg_class c on c.oid = i.indexrelid
join pg_catalog.pg_namespace n on n.oid = c.relnamespace
where i.indisunique and (i.indpred is not null or i.indexprs is not null)
`

/** Marks the named indexes as not unique. */
export function withoutPartialIndexes(
  introspection: IntrospectResult,
  partial: ReadonlyArray<{ schema: string; name: string }>,
): void {
  const names = new Set(partial.map(({ schema, name }) => `${schema}.${name}`))
  for (const index of introspection.indexes) if (names.has(`${index.schema}.${index.name}`)) index.unique = false
}
