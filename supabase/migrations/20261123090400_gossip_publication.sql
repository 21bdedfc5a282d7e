-- Who wrote a post stands in another table than the post, and nothing that happens to the one shows on the other.
--
-- `gossip_submissions` holds what people wrote, each row readable by its author alone. `gossip_posts` holds what is
-- published and has no author. A job moves posts from one to the other once a day, all at the same moment, so that the time
-- of a post tells the day and nothing else: see docs/threat-model.md.

create table public.gossip_submissions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  content text not null check (char_length(btrim(content)) between 1 and 1000),
  category text not null check (category in ('trending', 'love')),
  -- In the private bucket gossip-uploads. The public picture gets a path of the server's making.
  image_path text check (image_path ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/[a-z0-9-]{1,40}\.(webp|jpg)$'),
  -- in_review: hidden by reports until an admin decides.
  state text not null default 'waiting' check (state in ('waiting', 'published', 'in_review', 'removed')),
  rev bigint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (content !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]')
);
create index gossip_submissions_owner on public.gossip_submissions (user_id, rev, id);
select private.replicate('public.gossip_submissions', 'owned');
grant select (id, content, category, image_path, state, rev, created_at, updated_at), delete
  on public.gossip_submissions to authenticated;
grant insert (id, content, category, image_path) on public.gossip_submissions to authenticated;
create policy "authors read their own" on public.gossip_submissions
  for select to authenticated using (user_id = (select auth.uid()));
create policy "people post as themselves" on public.gossip_submissions
  for insert to authenticated with check (user_id = (select auth.uid()) and (select private.may_post()));
create policy "authors delete their own" on public.gossip_submissions
  for delete to authenticated using (user_id = (select auth.uid()));
select private.limit_writes('public.gossip_submissions', 'insert', 10, '1 hour');
select private.limit_writes('public.gossip_submissions', 'insert', 40, '1 day');
select private.limit_writes('public.gossip_submissions', 'delete', 60, '1 hour');
create trigger make_once before insert on public.gossip_submissions for each row execute function private.make_once();

-- When a post is to be published or removed.
create table private.gossip_schedule (
  post_id uuid not null,
  action text not null check (action in ('publish', 'remove')),
  due_at timestamptz not null,
  -- The public picture, once its file is there.
  image_url text,
  primary key (post_id, action)
);
create index gossip_schedule_due on private.gossip_schedule (due_at);
alter table private.gossip_schedule enable row level security;
create policy "nobody" on private.gossip_schedule to anon, authenticated using (false) with check (false);

-- Six in the morning in Nairobi, with what came until three: whoever was without a network late in the evening still makes it.
-- Anything finer than a day would tell who was there in those hours, from what people do under their own names.
create function private.next_batch(at timestamptz) returns timestamptz
language sql immutable set search_path = '' as $$
  select pg_catalog.date_bin(interval '1 day', next_batch.at, timestamptz '2000-01-01 03:00+03') + interval '1 day 3 hours'
$$;

create function private.schedule_gossip(post_id uuid, action text, at timestamptz) returns void
language sql volatile security definer set search_path = '' as $$
  insert into private.gossip_schedule (post_id, action, due_at)
  values (schedule_gossip.post_id, schedule_gossip.action, private.next_batch(schedule_gossip.at))
  on conflict (post_id, action) do nothing
$$;

create function private.schedule_publication() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.state := 'waiting';
  -- An id that was ever public is taken, whoever had it: the answer is the same whether or not its author is still here.
  if exists (select from public.gossip_posts as post where post.id = new.id)
    or exists (select from public.tombstones as tombstone where tombstone.row_id = new.id and tombstone.table_name = 'gossip_posts') then
    raise exception 'This id is taken' using errcode = 'unique_violation';
  end if;
  perform private.schedule_gossip(new.id, 'publish', pg_catalog.now());
  return new;
end $$;

-- What the author deletes goes at once where it was not public yet; a public post goes with the next batch, as it came.
create function private.schedule_removal() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if old.state = 'waiting' then
    delete from private.gossip_schedule as planned where planned.post_id = old.id and planned.action = 'publish';
    if old.image_path is not null then
      perform private.remove_files('gossip-uploads', private.photo_paths(old.image_path));
    end if;
  -- An account that is deleted leaves its posts behind, without an author.
  elsif (select auth.uid()) = old.user_id and old.state <> 'removed' then
    perform private.schedule_gossip(old.id, 'remove', pg_catalog.now());
  end if;
  return null;
end $$;

-- Posts of before: their authors move over. No public row changes.
insert into public.gossip_submissions (id, user_id, content, category, state, created_at)
select post.id, post.user_id, post.content, post.category, case when post.hidden then 'in_review' else 'published' end, post.created_at
from public.gossip_posts as post where post.user_id is not null;
create trigger schedule_publication before insert on public.gossip_submissions
  for each row execute function private.schedule_publication();
create trigger schedule_removal after delete on public.gossip_submissions
  for each row execute function private.schedule_removal();

revoke insert, delete on public.gossip_posts from authenticated;
revoke insert (id, content, category, image_url) on public.gossip_posts from authenticated;
drop policy "people post as themselves" on public.gossip_posts;
drop policy "authors delete" on public.gossip_posts;
drop trigger make_once on public.gossip_posts;

-- Muting by author told which posts have one author. It is gone; hiding a post stays, on the phone.
drop function public.my_gossip();
drop table public.gossip_mutes;
drop function private.name_muted_author();
delete from public.tombstones where table_name = 'gossip_mutes';

-- Likes: one row a person and post for ever, so that taking a like back leaves nothing behind. An account that is deleted
-- leaves its likes without a name: counts that fell together would tell whose they were.
alter table public.gossip_likes add column liked boolean not null default true;
alter table public.gossip_likes alter column user_id drop not null;
alter table public.gossip_likes drop constraint gossip_likes_user_id_fkey;
alter table public.gossip_likes
  add constraint gossip_likes_user_id_fkey foreign key (user_id) references auth.users (id) on delete set null;
revoke insert, delete on public.gossip_likes from authenticated;
revoke insert (id, post_id) on public.gossip_likes from authenticated;
drop policy "people like as themselves" on public.gossip_likes;
drop policy "people take their likes back" on public.gossip_likes;

create or replace function private.count_like() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  step integer := new.liked::integer - case when tg_op = 'UPDATE' then old.liked::integer else 0 end;
begin
  if step <> 0 then
    update public.gossip_posts set likes_count = greatest(likes_count + step, 0) where id = new.post_id;
  end if;
  return null;
end $$;
drop trigger count_like on public.gossip_likes;
create trigger count_like after insert or update of liked on public.gossip_likes
  for each row execute function private.count_like();

-- As before, with the row's own definer: nobody writes likes but through here. Nobody likes what they wrote: a like beside
-- something that they do under their own name would tell whose the post is.
create or replace function public.set_like(post uuid, liked boolean, wish uuid default null)
returns table (id uuid, likes_count integer, rev bigint, like_id uuid)
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := (select auth.uid());
begin
  if caller is null then
    raise exception 'Sign in first' using errcode = '42501';
  end if;
  if not exists (select from public.gossip_posts as shown where shown.id = set_like.post and not shown.hidden) then
    if set_like.liked then
      raise exception 'No such post' using errcode = '23503';
    end if;
    return;
  end if;
  if private.hear(set_like.wish) then
    perform private.count_against_limit('set_like a 1 hour', 300, interval '1 hour');
    insert into public.gossip_likes as known (post_id, user_id, liked)
    select set_like.post, caller, true
    where (set_like.liked
        or exists (select from public.gossip_likes as mine where mine.post_id = set_like.post and mine.user_id = caller))
      and not exists (select from public.gossip_submissions as own where own.id = set_like.post and own.user_id = caller)
    on conflict on constraint gossip_likes_post_id_user_id_key do update set liked = set_like.liked
    where known.liked <> set_like.liked;
  end if;
  return query
    select shown.id, shown.likes_count, shown.rev,
      (select mine.id from public.gossip_likes as mine where mine.post_id = shown.id and mine.user_id = caller and mine.liked)
    from public.gossip_posts as shown where shown.id = set_like.post;
end $$;
revoke execute on function public.set_like(uuid, boolean, uuid) from public, anon;
grant execute on function public.set_like(uuid, boolean, uuid) to authenticated;

-- Pictures of posts: uploaded to a bucket that nobody reads but who added them, published by the service.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('gossip-uploads', 'gossip-uploads', false, 10485760, array['image/jpeg', 'image/webp'])
on conflict (id) do nothing;
drop policy "people add gossip pictures under an id that is not theirs" on storage.objects;
create policy "people add pictures for their posts" on storage.objects
  for insert to authenticated with check (
    bucket_id = 'gossip-uploads'
    and name ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/[a-z0-9-]{1,40}\.(webp|jpg)$'
    and (select private.may_post())
  );

-- What is published or removed now. A post waits for its file, and for the next batch where its author may not post: the end
-- of a suspension must not show on a post.
create function private.take_due(action text, at timestamptz) returns uuid[]
language plpgsql volatile security definer set search_path = '' as $$
declare
  due uuid[];
begin
  update private.gossip_schedule as planned set due_at = private.next_batch(take_due.at)
  from public.gossip_submissions as submission
  where take_due.action = 'publish' and planned.action = 'publish' and planned.due_at <= take_due.at and submission.id = planned.post_id
    and exists (select from private.suspensions as held where held.user_id = submission.user_id and held.kind = 'gossip_post');
  select coalesce(pg_catalog.array_agg(planned.post_id), '{}') into due
  from private.gossip_schedule as planned
  where planned.action = take_due.action and planned.due_at <= take_due.at
    and not exists (select from private.file_jobs as job where job.post_id = planned.post_id);
  return due;
end $$;

-- Publishes what is due, in one transaction and in random order, with the time of the batch. Pictures are copied in the three
-- hours before.
create function private.publish_gossip(at timestamptz) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  due uuid[];
begin
  with pictured as (
    select planned.post_id, submission.image_path, pg_catalog.gen_random_uuid()::text as folder
    from private.gossip_schedule as planned
    join public.gossip_submissions as submission on submission.id = planned.post_id
    where planned.action = 'publish' and planned.due_at <= publish_gossip.at + interval '3 hours' and planned.image_url is null
      and exists (
        select from storage.objects as object
        where object.bucket_id = 'gossip-uploads' and object.name = submission.image_path and object.owner_id = submission.user_id::text)
      and not exists (select from private.file_jobs as job where job.post_id = planned.post_id)
  )
  insert into private.file_jobs (bucket, paths, target_bucket, target_paths, post_id)
  select 'gossip-uploads', private.photo_paths(pictured.image_path), 'gossip-images',
    array(select pictured.folder || '/' || pg_catalog.split_part(path, '/', 2)
      from pg_catalog.unnest(private.photo_paths(pictured.image_path)) with ordinality as listed (path, place) order by place),
    pictured.post_id
  from pictured;

  due := private.take_due('publish', publish_gossip.at);
  insert into public.gossip_posts (id, content, category, image_url, created_at)
  select submission.id, submission.content, submission.category, planned.image_url, least(planned.due_at, pg_catalog.now())
  from private.gossip_schedule as planned
  join public.gossip_submissions as submission on submission.id = planned.post_id
  where planned.action = 'publish' and planned.post_id = any (due)
  order by pg_catalog.random()
  on conflict (id) do nothing;
  delete from private.gossip_schedule as planned where planned.post_id = any (due) and planned.action = 'publish';
  update public.gossip_submissions as submission set state = 'published' where submission.id = any (due);
  return pg_catalog.cardinality(due);
end $$;

-- Removes what authors have deleted, in one transaction.
create function private.remove_gossip(at timestamptz) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  due uuid[] := private.take_due('remove', remove_gossip.at);
begin
  delete from public.gossip_posts as post where post.id = any (due);
  delete from private.gossip_schedule as planned where planned.post_id = any (due) and planned.action = 'remove';
  return pg_catalog.cardinality(due);
end $$;

-- What became of claimed files: [{id, lease, outcome: done | missing | retry}]. Only the claim that has a job is heard.
create function public.settle_file_jobs(results jsonb) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  answer record;
  job private.file_jobs;
  settled integer := 0;
begin
  for answer in
    select * from pg_catalog.jsonb_to_recordset(settle_file_jobs.results) as told (id uuid, lease uuid, outcome text)
  loop
    select * into job from private.file_jobs as known where known.id = answer.id and known.lease = answer.lease for update;
    continue when not found;
    settled := settled + 1;
    if answer.outcome = 'retry' and job.attempts < 12 then
      update private.file_jobs as known
      set lease = null, try_after = pg_catalog.now() + least(interval '1 minute' * (2 ^ job.attempts), interval '12 hours')
      where known.id = job.id;
      continue;
    end if;
    delete from private.file_jobs as known where known.id = job.id;
    if job.target_bucket is not null then
      update private.gossip_schedule as planned
      set image_url = case when answer.outcome = 'done'
          then '/storage/v1/object/public/' || job.target_bucket || '/' || job.target_paths[1] end
      where planned.post_id = job.post_id and planned.action = 'publish';
      if not found then
        -- The author took the post back meanwhile.
        perform private.remove_files(job.target_bucket, job.target_paths);
      end if;
      perform private.remove_files(job.bucket, job.paths);
      update public.gossip_submissions as submission set image_path = null where submission.id = job.post_id;
    end if;
  end loop;
  return settled;
end $$;
revoke execute on function public.settle_file_jobs(jsonb) from public, anon, authenticated;
grant execute on function public.settle_file_jobs(jsonb) to service_role;
