import type { Sql } from '../../../../supabase/local/database.ts'

/** Ids of the rows that may have changed, by table. */
export type Changes = ReadonlyMap<string, ReadonlySet<string>>

/**
 * Records which rows have changed, so that the simulation need not read whole tables after each change. Attackers use
 * it only to know which rows to read again. Recording takes no transaction id of its own.
 */
export const noteChanges = async (sql: Sql): Promise<{ sinceLast(): Promise<Changes> }> => {
  await sql.exec(`
    create table bench.changes (seq bigint generated always as identity primary key, source text not null, id text not null);
    create function bench.note_change() returns trigger language plpgsql security definer as $$
    declare
      changed jsonb := pg_catalog.to_jsonb(coalesce(new, old));
    begin
      insert into bench.changes (source, id) values (tg_table_name,
        case tg_table_schema when 'storage' then (changed ->> 'bucket_id') || '/' || (changed ->> 'name') else changed ->> 'id' end);
      return null;
    end $$;
    do $$
    declare
      target record;
    begin
      for target in
        select c.oid::regclass as relation from pg_catalog.pg_class c
        where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
          and exists (select from pg_catalog.pg_attribute a where a.attrelid = c.oid and a.attname = 'id')
      loop
        execute pg_catalog.format('create trigger zz_bench after insert or update or delete on %s for each row execute function bench.note_change()', target.relation);
      end loop;
    end $$;
    -- Fetching a picture updates the time of its last access, which nobody can see.
    create trigger zz_bench after insert or delete or update of name, bucket_id, version on storage.objects for each row execute function bench.note_change();`)
  let last = 0
  return {
    async sinceLast() {
      const { rows } = await sql.query<{ seq: string | number; source: string; id: string }>(
        'select seq, source, id from bench.changes where seq > $1 order by seq',
        [last],
      )
      const found = new Map<string, Set<string>>()
      for (const { seq, source, id } of rows) {
        last = Number(seq)
        found.set(source, (found.get(source) ?? new Set()).add(id))
      }
      return found
    },
  }
}
