// Detects schema faults that functional tests miss: the rules of Supabase's advisor as our own queries. Each query
// returns the names of the faulty objects.

/** A catalogue query, the statements that plant a fault, and the name that the query must then find. */
export type Lint = { readonly query: string; readonly plant: readonly string[]; readonly finds: string }

const ourSchemas = `('public', 'private')`
const relations = `pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace`
const tables = `${relations} where n.nspname in ${ourSchemas} and c.relkind in ('r', 'p')`
/** Condition: the API exposes the relation, to anonymous or signed-in callers. */
const isExposed = `n.nspname = 'public' and (pg_catalog.has_any_column_privilege('anon', c.oid, 'select') or pg_catalog.has_any_column_privilege('authenticated', c.oid, 'select'))`
const nameAsFault = `pg_catalog.format('%s.%s', n.nspname, c.relname) as fault`
const policies = `
  pg_catalog.pg_policy p join pg_catalog.pg_class c on c.oid = p.polrelid join pg_catalog.pg_namespace n on n.oid = c.relnamespace,
  lateral (select pg_catalog.concat_ws(' ', pg_catalog.pg_get_expr(p.polqual, p.polrelid), pg_catalog.pg_get_expr(p.polwithcheck, p.polrelid)) as rule) as text`
const policyAsFault = `pg_catalog.format('%s.%s: %s', n.nspname, c.relname, p.polname) as fault`

const createTable = (more = '') => `create table public.planted (id uuid primary key, note text${more})`
const exposeTable = [
  'alter table public.planted enable row level security',
  'grant select on public.planted to authenticated',
]
const createPolicy = (rule: string, named = 'planted', command = 'select') =>
  `create policy "${named}" on public.planted for ${command} to authenticated ${command === 'insert' ? 'with check' : 'using'} (${rule})`

export const lints: Readonly<Record<string, Lint>> = {
  'every foreign key has an index, so that a deletion does not scan whole tables': {
    query: `
      select pg_catalog.format('%s: %s', c.relname, k.conname) as fault
      from pg_catalog.pg_constraint k join pg_catalog.pg_class c on c.oid = k.conrelid join pg_catalog.pg_namespace n on n.oid = c.relnamespace
      where k.contype = 'f' and n.nspname in ${ourSchemas}
        -- Campuses are never deleted.
        and k.confrelid <> 'public.campuses'::regclass and not exists (
        select from pg_catalog.pg_index i
        where i.indrelid = k.conrelid and i.indpred is null
          and (i.indkey::int2[])[0:pg_catalog.cardinality(k.conkey) - 1] @> k.conkey
      )`,
    plant: [createTable(', owner uuid references auth.users (id)')],
    finds: 'planted: planted_owner_fkey',
  },
  'every table has a primary key': {
    query: `select ${nameAsFault} from ${tables} and not exists (select from pg_catalog.pg_index i where i.indrelid = c.oid and i.indisprimary)`,
    plant: [
      'create table private.planted (note text)',
      'alter table private.planted enable row level security',
      `create policy "nobody" on private.planted to anon using (false)`,
    ],
    finds: 'private.planted',
  },
  'every table has row-level security': {
    query: `select ${nameAsFault} from ${tables} and not c.relrowsecurity`,
    plant: [createTable()],
    finds: 'public.planted',
  },
  'every table with row-level security has a policy': {
    query: `select ${nameAsFault} from ${tables} and c.relrowsecurity and not exists (select from pg_catalog.pg_policy p where p.polrelid = c.oid)`,
    plant: [createTable(), ...exposeTable],
    finds: 'public.planted',
  },
  'no policy is inactive because row-level security is off': {
    query: `select ${policyAsFault} from ${policies} where not c.relrowsecurity`,
    plant: [createTable(), createPolicy('note is null')],
    finds: 'public.planted: planted',
  },
  'no role has two permissive policies for one action': {
    query: `
      select pg_catalog.format('%s: %s may %s by %s', met.relname, met.role, met.action, pg_catalog.count(*)) as fault
      from (
        select c.relname, role, action
        from ${policies}, pg_catalog.unnest(p.polroles::oid[]) as role_id, pg_catalog.unnest(array['r', 'a', 'w', 'd']) as action,
          lateral (select coalesce(r.rolname, 'public') as role from (select role_id as id) as one left join pg_catalog.pg_roles r on r.oid = one.id) as roles
        where n.nspname in ('public', 'private') and p.polpermissive and p.polcmd::text in (action, '*')
      ) as met
      group by met.relname, met.role, met.action having pg_catalog.count(*) > 1`,
    plant: [createTable(), ...exposeTable, createPolicy('note is null'), createPolicy('note = id::text', 'second')],
    finds: 'planted: authenticated may r by 2',
  },
  'every policy evaluates the caller once per statement, not once per row': {
    query: `
      select ${policyAsFault} from ${policies}
      where pg_catalog.regexp_replace(rule, '\\( SELECT ((auth|private|pg_catalog)\\.\\w+|current_setting)\\(', '', 'gi') ~* '(auth\\.(uid|jwt|role|email)|private\\.\\w+|current_setting)\\('`,
    plant: [createTable(), ...exposeTable, createPolicy('id = auth.uid()')],
    finds: 'public.planted: planted',
  },
  'no write policy is unconditionally true': {
    query: `
      select ${policyAsFault} from ${policies}
      where p.polpermissive and p.polcmd <> 'r'
        and 'true' in (pg_catalog.pg_get_expr(p.polqual, p.polrelid), pg_catalog.pg_get_expr(p.polwithcheck, p.polrelid))`,
    plant: [createTable(), ...exposeTable, createPolicy('true', 'planted', 'insert')],
    finds: 'public.planted: planted',
  },
  'no policy trusts user_metadata, which accounts can edit': {
    query: `select ${policyAsFault} from ${policies} where rule ~ 'user_metadata'`,
    plant: [createTable(), ...exposeTable, createPolicy(`(select auth.jwt() -> 'user_metadata' ->> 'role') = 'admin'`)],
    finds: 'public.planted: planted',
  },
  'every text that people write is plain': {
    query: `
      select pg_catalog.format('%s.%s', c.relname, a.attname) as fault
      from pg_catalog.pg_attribute a join pg_catalog.pg_class c on c.oid = a.attrelid join pg_catalog.pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind = 'r' and a.atttypid = 'text'::regtype
        and pg_catalog.has_column_privilege('authenticated', c.oid, a.attnum, 'insert') and not exists (
        select from pg_catalog.pg_constraint k
        where k.conrelid = c.oid and a.attnum = any (k.conkey) and pg_catalog.pg_get_constraintdef(k.oid) like '%private.is_visible%'
      )`,
    plant: [createTable(), 'grant insert (note) on public.planted to authenticated'],
    finds: 'planted.note',
  },
  'every view runs with the caller’s rights': {
    query: `
      select ${nameAsFault} from ${relations}
      where n.nspname = 'public' and c.relkind = 'v' and not coalesce(c.reloptions::text ~* 'security_invoker=(on|true|yes|1)', false)`,
    plant: ['create view public.planted as select id from public.profiles'],
    finds: 'public.planted',
  },
  'no exposed view reads auth.users': {
    query: `
      select distinct ${nameAsFault} from ${relations} join pg_catalog.pg_rewrite w on w.ev_class = c.oid join pg_catalog.pg_depend d on d.objid = w.oid
      where c.relkind in ('v', 'm') and d.refobjid = 'auth.users'::regclass and ${isExposed}`,
    plant: [
      'create view public.planted with (security_invoker = on) as select id from auth.users',
      'grant select on public.planted to anon',
    ],
    finds: 'public.planted',
  },
  'no materialized view or foreign table is exposed, as neither supports row-level security': {
    query: `select ${nameAsFault} from ${relations} where c.relkind in ('m', 'f') and ${isExposed}`,
    plant: ['create materialized view public.planted as select 1 as id', 'grant select on public.planted to anon'],
    finds: 'public.planted',
  },
  'every function sets its own search path': {
    query: `
      select p.oid::regprocedure::text as fault from pg_catalog.pg_proc p join pg_catalog.pg_namespace n on n.oid = p.pronamespace
      where n.nspname in ${ourSchemas} and not coalesce(p.proconfig::text ~ 'search_path=', false)
        and not exists (select from pg_catalog.pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
    plant: ['create function public.planted() returns integer language sql as $$ select 1 $$'],
    finds: 'planted()',
  },
  'no security definer function is callable by everybody, except the intended ones': {
    query: `
      select p.oid::regprocedure::text as fault from pg_catalog.pg_proc p join pg_catalog.pg_namespace n on n.oid = p.pronamespace
      where n.nspname in ${ourSchemas} and p.prosecdef and p.prorettype <> 'pg_catalog.trigger'::regtype
        and pg_catalog.has_function_privilege('anon', p.oid, 'execute') and p.proname <> all (array['setup_open', 'read_sync_state', 'like_counts', 'seller_contact'])`,
    plant: [
      `create function public.planted() returns integer language sql security definer set search_path = '' as $$ select 1 $$`,
      'grant execute on function public.planted() to public',
    ],
    finds: 'planted()',
  },
  'no extension is in the public schema': {
    query: `select e.extname as fault from pg_catalog.pg_extension e join pg_catalog.pg_namespace n on n.oid = e.extnamespace where n.nspname = 'public'`,
    plant: ['alter extension pgcrypto set schema public'],
    finds: 'pgcrypto',
  },
  'no index is duplicated': {
    query: `
      select pg_catalog.string_agg(i.indexrelid::regclass::text, ', ' order by i.indexrelid::regclass::text) as fault
      from pg_catalog.pg_index i join pg_catalog.pg_class c on c.oid = i.indrelid join pg_catalog.pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ${ourSchemas}
      group by i.indrelid, pg_catalog.regexp_replace(pg_catalog.pg_get_indexdef(i.indexrelid), 'INDEX \\S+ ON', 'INDEX ON')
      having pg_catalog.count(*) > 1`,
    plant: [
      createTable(),
      'create index planted_a on public.planted (note)',
      'create index planted_b on public.planted (note)',
    ],
    finds: 'planted_a, planted_b',
  },
  'no column has a type that a server upgrade does not support': {
    query: `
      select pg_catalog.format('%s.%s', c.relname, a.attname) as fault
      from pg_catalog.pg_attribute a join ${relations.replace('pg_catalog.pg_class c', 'pg_catalog.pg_class c on c.oid = a.attrelid')}
      where n.nspname in ${ourSchemas} and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
        and a.atttypid = any ('{regproc,regprocedure,regoper,regoperator,regconfig,regdictionary,regnamespace,regcollation}'::regtype[])`,
    plant: [createTable(', called regproc')],
    finds: 'planted.called',
  },
  'every reference to an account uses its primary key': {
    query: `
      select pg_catalog.format('%s: %s', c.relname, k.conname) as fault
      from pg_catalog.pg_constraint k join pg_catalog.pg_class c on c.oid = k.conrelid
      where k.contype = 'f' and k.confrelid = 'auth.users'::regclass and not exists (
        select from pg_catalog.pg_index i where i.indrelid = k.confrelid and i.indisprimary and i.indkey::int2[] @> k.confkey
      )`,
    plant: [
      'alter table auth.users add constraint planted_key unique (email)',
      createTable(', address varchar(255) references auth.users (email)'),
    ],
    finds: 'planted: planted_address_fkey',
  },
  'no column that sounds like a secret is visible to anonymous callers': {
    query: `
      select pg_catalog.format('%s.%s', c.relname, a.attname) as fault
      from pg_catalog.pg_attribute a join ${relations.replace('pg_catalog.pg_class c', 'pg_catalog.pg_class c on c.oid = a.attrelid')}
      where n.nspname = 'public' and a.attnum > 0 and not a.attisdropped and pg_catalog.has_column_privilege('anon', c.oid, a.attnum, 'select')
        and a.attname ~* '(password|secret|token|api_?key|email|ssn|national_id|passport|seller_phone|endpoint|p256dh)'`,
    plant: [createTable(', national_id text'), 'grant select on public.planted to anon'],
    finds: 'planted.national_id',
  },
  'no storage policy lets everybody list a bucket': {
    query: `
      select ${policyAsFault} from ${policies}
      where n.nspname = 'storage' and c.relname = 'objects' and p.polpermissive and p.polcmd in ('r', '*') and rule !~ 'owner_id'`,
    plant: [`create policy "planted" on storage.objects for select to anon using (bucket_id = 'item-images')`],
    finds: 'storage.objects: planted',
  },
  // What remains counts or logs what admins do, whichever campus is theirs.
  'whatever is for admins asks which campus is theirs': {
    query: `
      select ${policyAsFault} from ${policies} where rule ~ 'is_admin\\(' and rule !~ 'admin_scope\\('
      union all
      select pg_catalog.format('%s.%s', n.nspname, p.proname)
      from pg_catalog.pg_proc p join pg_catalog.pg_namespace n on n.oid = p.pronamespace
      where n.nspname in ${ourSchemas} and p.prosrc ~ '(is|require)_admin\\(' and p.prosrc !~ 'admin_scope\\('
        and p.proname not in ('admin_scope', 'require_admin', 'audit_change', 'audit_catalogue_change', 'within_upload_limit', 'within_stored_bytes')
      order by 1`,
    plant: [createTable(), ...exposeTable, createPolicy('private.is_admin()')],
    finds: 'public.planted: planted',
  },
}
