import type { Sql } from '../../../../supabase/local/database.ts'

/**
 * Simulates four weeks in minutes: everything in the bench's database reads the time and random numbers from here. None
 * of this is in the migrations, so nobody can set the clock of a real database.
 */
const clockSql = `
  create schema bench;
  create unlogged sequence bench.clock;
  create unlogged sequence bench.dice;
  create function bench.now() returns timestamptz language sql stable security definer
    as $$ select pg_catalog.to_timestamp(last_value / 1000.0) from bench.clock $$;
  create function bench.random() returns double precision language sql volatile security definer
    as $$ select ('x' || pg_catalog.substr(pg_catalog.md5('{seed}/' || pg_catalog.nextval('bench.dice')), 1, 8))::bit(32)::bigint / 4294967296.0 $$;
  grant usage on schema bench to public;
  grant execute on all functions in schema bench to public;
`

const timeCalls =
  /(?<!bench\.)\b(?:pg_catalog\.)?(?:now|clock_timestamp|statement_timestamp|transaction_timestamp)\(\)|\bcurrent_timestamp\b(?:\(\d\))?/gi
const chanceCalls = /(?<!bench\.)\b(?:pg_catalog\.)?random\(\)/gi

/** Replaces calls for the time and for random numbers. */
const withSimulatedClock = (sql: string): string =>
  sql.replace(timeCalls, 'bench.now()').replace(chanceCalls, 'bench.random()')

type Patch = { readonly source: string; readonly apply: (patched: string) => string }

const schemas = `('public', 'private', 'storage')`

const functionsSql = `
  select pg_catalog.pg_get_functiondef(p.oid) as source, '' as target
  from pg_catalog.pg_proc p join pg_catalog.pg_namespace n on n.oid = p.pronamespace
  where n.nspname in ${schemas} and p.prokind in ('f', 'p')`

const defaultsSql = `
  select pg_catalog.pg_get_expr(d.adbin, d.adrelid) as source,
    pg_catalog.format('alter table %s alter column %I set default ', d.adrelid::regclass, a.attname) as target
  from pg_catalog.pg_attrdef d
  join pg_catalog.pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum and a.attgenerated = ''
  join pg_catalog.pg_class c on c.oid = d.adrelid join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ${schemas}`

const policiesSql = (column: 'polqual' | 'polwithcheck') => `
  select pg_catalog.pg_get_expr(p.${column}, p.polrelid) as source,
    pg_catalog.format('alter policy %I on %s ${column === 'polqual' ? 'using' : 'with check'} ', p.polname, p.polrelid::regclass) as target
  from pg_catalog.pg_policy p join pg_catalog.pg_class c on c.oid = p.polrelid join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ${schemas} and p.${column} is not null`

/** Objects that cannot be altered. They must not use the time or random numbers. */
const unpatchableSql = `
  select pg_catalog.pg_get_triggerdef(t.oid) as source from pg_catalog.pg_trigger t where not t.tgisinternal
  union all select pg_catalog.pg_get_constraintdef(c.oid) from pg_catalog.pg_constraint c where c.contype = 'c'
  union all select pg_catalog.pg_get_viewdef(c.oid) from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('v', 'm') and n.nspname in ${schemas}`

const patchesFrom = async (
  sql: Sql,
  query: string,
  apply: (target: string, patched: string) => string,
): Promise<readonly Patch[]> => {
  const { rows } = await sql.query<{ source: string; target: string }>(query)
  return rows.map(({ source, target }) => ({ source, apply: (patched) => apply(target, patched) }))
}

/** Patches all functions, defaults and policies to use the simulated clock. @returns the number of patched objects */
export const simulateClock = async (sql: Sql, seed: number): Promise<number> => {
  await sql.exec(clockSql.replace('{seed}', String(seed)))
  const patches = [
    ...(await patchesFrom(sql, functionsSql, (_target, patched) => patched)),
    ...(await patchesFrom(sql, defaultsSql, (target, patched) => `${target}${patched}`)),
    ...(await patchesFrom(sql, policiesSql('polqual'), (target, patched) => `${target}(${patched})`)),
    ...(await patchesFrom(sql, policiesSql('polwithcheck'), (target, patched) => `${target}(${patched})`)),
  ].flatMap(({ source, apply }) => (withSimulatedClock(source) === source ? [] : [apply(withSimulatedClock(source))]))
  for (const patch of patches) await sql.exec(patch)
  const { rows } = await sql.query<{ source: string }>(unpatchableSql)
  const left = rows.filter(({ source }) => withSimulatedClock(source) !== source)
  if (left.length > 0)
    throw new Error(`the clock cannot be simulated for: ${left.map(({ source }) => source).join('; ')}`)
  return patches.length
}
