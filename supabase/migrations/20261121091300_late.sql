-- A request may arrive long after its sender gave up on it and sent it again: a proxy kept it, a server woke up. What was
-- done since, by the later requests of the same phone, must stand. Edits are guarded by the revision that they name; here
-- the other two: a row that was made and deleted is not made again, and a wish that was heard is not heard again.

create index tombstones_row on public.tombstones (row_id);

-- Answered like any taken key: the phone looks, and finds the row gone.
create function private.make_once() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Seeds and restored rows are no late requests.
  if (select auth.uid()) is not null and exists (
    select 1 from public.tombstones as grave where grave.row_id = new.id and grave.table_name = tg_table_name::text
  ) then
    raise exception 'This was made and deleted before' using errcode = 'unique_violation';
  end if;
  return new;
end $$;
revoke execute on function private.make_once() from public;

create trigger make_once before insert on public.gossip_posts for each row execute function private.make_once();
create trigger make_once before insert on public.gossip_mutes for each row execute function private.make_once();
create trigger make_once before insert on public.items for each row execute function private.make_once();
create trigger make_once before insert on public.item_photos for each row execute function private.make_once();
create trigger make_once before insert on public.pregnancy_tracking for each row execute function private.make_once();

-- The wishes about likes that were heard lately, by the ids that phones gave them.
create table private.wishes (
  user_id uuid not null references auth.users (id) on delete cascade,
  id uuid not null,
  heard_at timestamptz not null default now(),
  primary key (user_id, id)
);
alter table private.wishes enable row level security;
create policy "nobody" on private.wishes to anon, authenticated using (false) with check (false);

-- Whether the caller's wish was never heard before. No request is under way for a week.
create function private.hear(wish uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := (select auth.uid());
begin
  if caller is null or wish is null then
    return true;
  end if;
  delete from private.wishes where user_id = caller and heard_at < pg_catalog.now() - interval '7 days';
  insert into private.wishes (user_id, id) values (caller, wish) on conflict do nothing;
  return found;
end $$;
revoke execute on function private.hear(uuid) from public;
grant execute on function private.hear(uuid) to authenticated;

-- As before, but each wish once. Phones with an earlier version name none.
drop function public.set_like(uuid, boolean);
create function public.set_like(post uuid, liked boolean, wish uuid default null)
returns table (id uuid, likes_count integer, rev bigint, like_id uuid)
language plpgsql security invoker set search_path = '' as $$
begin
  if private.hear(set_like.wish) then
    if set_like.liked then
      insert into public.gossip_likes (post_id) values (set_like.post)
      on conflict on constraint gossip_likes_post_id_user_id_key do nothing;
    else
      delete from public.gossip_likes as mine
      where mine.post_id = set_like.post and mine.user_id = (select auth.uid());
    end if;
  end if;
  return query
    select shown.id, shown.likes_count, shown.rev,
      (select mine.id from public.gossip_likes as mine where mine.post_id = shown.id and mine.user_id = (select auth.uid()))
    from public.gossip_posts as shown where shown.id = set_like.post;
end $$;
revoke execute on function public.set_like(uuid, boolean, uuid) from public, anon;
grant execute on function public.set_like(uuid, boolean, uuid) to authenticated;
