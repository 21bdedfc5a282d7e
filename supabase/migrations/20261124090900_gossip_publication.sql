-- When and how submissions become posts, and how their pictures become public.

create table private.gossip_schedule (
  post_id uuid not null,
  action text not null check (action in ('publish', 'remove')),
  due_at timestamptz not null,
  -- Admins have seen it. It comes out at its own time, whatever its author and others do: a delay would tell the admins about
  -- its author.
  reviewed boolean not null default false,
  -- The public picture, once its file is there.
  image_url text,
  primary key (post_id, action)
);
create index gossip_schedule_due on private.gossip_schedule (due_at);
select private.hide_from_api('private.gossip_schedule');

-- The queue of held posts: a copy without the author. If the author deletes the post or the account, the copy leaves at a
-- random moment: posts that left together would have one author.
create table private.held_gossip (
  post_id uuid primary key,
  campus text not null,
  content text not null,
  has_picture boolean not null,
  queued_at timestamptz not null,
  -- When it leaves without a decision.
  leaves_at timestamptz not null
);
create index held_gossip_leaving on private.held_gossip (leaves_at);
select private.hide_from_api('private.held_gossip');

-- When an account last listed, changed or removed something under its own name. What it writes near that time would be
-- recognised as its own.
create table private.named_acts (
  user_id uuid primary key,
  at timestamptz not null
);
select private.hide_from_api('private.named_acts');

create function private.note_named_act() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  owner constant uuid := case when tg_op = 'DELETE' then old.user_id else new.user_id end;
begin
  -- An admin's change of a listing reveals nothing about its owner, and must not delay the owner's posts.
  if owner = (select auth.uid()) then
    insert into private.named_acts (user_id, at) values (owner, pg_catalog.now())
    on conflict (user_id) do update set at = excluded.at;
  end if;
  return null;
end $$;
create trigger note_named_act after insert or update or delete on public.items
  for each row execute function private.note_named_act();
create trigger note_named_act after insert or update or delete on public.item_photos
  for each row execute function private.note_named_act();

create function private.random_between(low interval, high interval) returns interval
language sql volatile set search_path = '' as $$
  select random_between.low + (random_between.high - random_between.low) * pg_catalog.random()
$$;

-- 06:00 in Nairobi, with what arrived before 03:00, so that posts written offline late in the evening are included.
create function private.next_morning(at timestamptz) returns timestamptz
language sql immutable set search_path = '' as $$
  select pg_catalog.date_bin(interval '1 day', next_morning.at, timestamptz '2000-01-01 03:00+03') + interval '1 day 3 hours'
$$;

-- When a post is published that is submitted now, unless its author acts under their own name meanwhile (delay_gossip).
create function private.publication_of(release text) returns timestamptz
language sql volatile set search_path = '' as $$
  select case publication_of.release when 'morning' then private.next_morning(pg_catalog.now())
    else pg_catalog.now() + private.random_between('1 minute', '7 minutes') end
$$;

-- When a deleted post disappears for everybody: within six hours, and each further post that its author deletes on that day
-- within six more. Two posts that disappeared together would reveal a common author.
create function private.removal_of(author uuid) returns timestamptz
language plpgsql volatile security definer set search_path = '' as $$
declare
  day constant timestamptz := pg_catalog.date_bin(interval '1 day', pg_catalog.now(), '2000-01-01');
  earlier integer;
begin
  insert into private.rate_counters as known (actor, action, window_start, window_end, count)
  values ('user:' || removal_of.author::text, 'remove gossip a 1 day', day, day + interval '1 day', 1)
  on conflict (actor, action, window_start) do update set count = known.count + 1
  returning known.count - 1 into earlier;
  return pg_catalog.now() + earlier * interval '6 hours' + private.random_between('30 minutes', '6 hours');
end $$;

create function private.schedule_gossip(post_id uuid, action text, due_at timestamptz) returns void
language sql volatile security definer set search_path = '' as $$
  insert into private.gossip_schedule (post_id, action, due_at)
  values (schedule_gossip.post_id, schedule_gossip.action, schedule_gossip.due_at)
  on conflict (post_id, action) do nothing
$$;

create function private.schedule_publication() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  digits constant text := pg_catalog.left(new.id::text, 8);
begin
  new.state := case when private.names_contact(new.content) then 'held' else 'waiting' end;
  new.removed_for := null;
  -- The id of any published post is taken. The answer, which is that of reject_resurrected(), reveals neither whether its author
  -- still has an account, nor whether they have deleted it.
  if exists (select from public.gossip_posts as post where post.id = new.id)
    or exists (select from public.tombstones as tombstone where tombstone.row_id = new.id and tombstone.table_name = 'gossip_posts')
    -- Within a day, like_counts() tells posts apart by their first eight digits.
    or exists (
      select from public.gossip_posts as post
      where post.id between (digits || '-0000-0000-0000-000000000000')::uuid and (digits || '-ffff-ffff-ffff-ffffffffffff')::uuid
        and post.campus = new.campus and post.created_at > pg_catalog.now() - interval '1 day') then
    raise exception 'This id is taken' using errcode = 'unique_violation';
  end if;
  perform private.schedule_gossip(new.id, 'publish', private.publication_of(new.release));
  return new;
end $$;
create trigger schedule_publication before insert on public.gossip_submissions
  for each row execute function private.schedule_publication();

-- Takes a post that is not published out of the schedule. Its picture may be public already.
create function private.cancel_publication(post uuid) returns void
language sql volatile security definer set search_path = '' as $$
  with cancelled as (
    delete from private.gossip_schedule as planned
    where planned.post_id = cancel_publication.post and planned.action = 'publish' returning planned.image_url
  )
  insert into private.file_jobs (bucket, paths)
  select 'gossip-images', private.photo_paths(private.picture_path(cancelled.image_url, 'gossip-images'))
  from cancelled where cancelled.image_url is not null
$$;

-- A submission that is not published yet is never published; a published post is removed later.
create function private.schedule_removal() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if old.state in ('waiting', 'held') then
    perform private.cancel_publication(old.id);
    update private.held_gossip as held set leaves_at = pg_catalog.now() + (held.leaves_at - pg_catalog.now()) * pg_catalog.random()
    where held.post_id = old.id;
    if old.image_path is not null then
      perform private.queue_file_removal('gossip-uploads', private.photo_paths(old.image_path));
    end if;
  -- A deleted account leaves its posts behind, without an author.
  elsif (select auth.uid()) = old.user_id and old.state <> 'removed' then
    perform private.schedule_gossip(old.id, 'remove', private.removal_of(old.user_id));
  end if;
  return null;
end $$;
create trigger schedule_removal after delete on public.gossip_submissions
  for each row execute function private.schedule_removal();

-- Delays the due posts of authors who have acted under their own name in the last two hours, to a random moment of the eight
-- hours after that. A picture that has been copied already shows the time of its copy, so its post is not delayed.
create function private.delay_gossip(at timestamptz) returns void
language sql volatile security definer set search_path = '' as $$
  update private.gossip_schedule as planned
  set due_at = greatest(act.at + private.random_between('2 hours', '10 hours'), delay_gossip.at + interval '1 minute')
  from public.gossip_submissions as submission
  join private.named_acts as act on act.user_id = submission.user_id
  where submission.id = planned.post_id and submission.release = 'soon' and not planned.reviewed
    and planned.action = 'publish' and planned.due_at <= delay_gossip.at and planned.image_url is null
    and act.at > delay_gossip.at - interval '2 hours'
    and not exists (select from private.file_jobs as job where job.post_id = planned.post_id)
$$;

-- Copies the pictures of due posts, and those of the morning's posts in the three hours before. The time of a file is public,
-- so it must not be the time of the submission. While an admin may still remove a post, its picture stays private.
create function private.copy_gossip_pictures(at timestamptz) returns void
language sql volatile security definer set search_path = '' as $$
  with pictured as (
    select planned.post_id, submission.image_path, pg_catalog.gen_random_uuid()::text as folder
    from private.gossip_schedule as planned
    join public.gossip_submissions as submission on submission.id = planned.post_id
    where planned.action = 'publish' and planned.image_url is null and (submission.state <> 'held' or planned.reviewed)
      and planned.due_at <= copy_gossip_pictures.at
        + case when submission.release = 'morning' and submission.state <> 'held' then interval '3 hours' else interval '0' end
      and exists (
        select from storage.objects as object
        where object.bucket_id = 'gossip-uploads' and object.name = submission.image_path and object.owner_id = submission.user_id::text)
      and not exists (select from private.file_jobs as job where job.post_id = planned.post_id)
  )
  insert into private.file_jobs (bucket, paths, target_bucket, target_paths, post_id)
  select 'gossip-uploads', private.photo_paths(pictured.image_path), 'gossip-images',
    -- The uploader chose the rest of the name.
    array(select pictured.folder || '/1' || pg_catalog.substring(path, '(?:-large|-small)?\.(?:webp|jpg)$')
      from pg_catalog.unnest(private.photo_paths(pictured.image_path)) with ordinality as listed (path, index) order by index),
    pictured.post_id
  from pictured
$$;

-- The posts that are due now: the morning's posts, those that admins have seen, and the due posts of each campus where two
-- authors have one, or where one post has waited ten minutes for another author's. A post waits until its picture is copied. A
-- suspension stops only later posts: if it held back waiting ones, an admin who suspends all authors but one would learn what
-- that one wrote.
create function private.due_gossip(at timestamptz) returns uuid[]
language sql stable security definer set search_path = '' as $$
  with due as (
    select planned.post_id, planned.due_at, submission.campus, submission.user_id, submission.release, planned.reviewed
    from private.gossip_schedule as planned
    join public.gossip_submissions as submission on submission.id = planned.post_id
    where planned.action = 'publish' and planned.due_at <= due_gossip.at
      and not exists (select from private.file_jobs as job where job.post_id = planned.post_id)
  ), groups as (
    select due.campus, due.release, due.reviewed from due group by due.campus, due.release, due.reviewed
    having due.release = 'morning' or due.reviewed or pg_catalog.count(distinct due.user_id) > 1
      or pg_catalog.min(due.due_at) <= due_gossip.at - interval '10 minutes'
  )
  select coalesce(pg_catalog.array_agg(due.post_id), '{}') from due join groups using (campus, release, reviewed)
$$;

-- Hands to the admins those of the due posts that name a number or a link. Without a decision they are published a day later.
create function private.queue_held_gossip(due uuid[], at timestamptz) returns void
language sql volatile security definer set search_path = '' as $$
  with queued as (
    update private.gossip_schedule as planned set reviewed = true, due_at = queue_held_gossip.at + interval '1 day'
    from public.gossip_submissions as submission
    where planned.post_id = any (queue_held_gossip.due) and planned.action = 'publish' and not planned.reviewed
      and submission.id = planned.post_id and submission.state = 'held'
    returning submission.id, submission.campus, submission.content, submission.image_path is not null as has_picture, planned.due_at
  ), taken as (
    -- Admins know the id. It stays taken, whether its author still has an account or not.
    insert into private.deleted_rows (row_id) select queued.id from queued on conflict (row_id) do nothing
  )
  insert into private.held_gossip (post_id, campus, content, has_picture, queued_at, leaves_at)
  select queued.id, queued.campus, queued.content, queued.has_picture, queue_held_gossip.at, queued.due_at from queued
$$;

-- Publishes due posts in one transaction, in random order, with one time. Returns how many.
create function private.publish_gossip(at timestamptz) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  due uuid[];
  published integer;
begin
  -- Locked before their schedule, as by everybody who deletes or decides one.
  perform from public.gossip_submissions as submission
  where submission.id in (
    select planned.post_id from private.gossip_schedule as planned where planned.action = 'publish' and planned.due_at <= publish_gossip.at)
  order by submission.id for no key update;
  perform private.delay_gossip(publish_gossip.at);
  perform private.copy_gossip_pictures(publish_gossip.at);
  due := private.due_gossip(publish_gossip.at);
  perform private.queue_held_gossip(due, publish_gossip.at);
  -- Campuses before authors, as in everything that writes for both: the statement below begins with the authors' rows.
  perform private.next_revision(array(
    select distinct 'campus:' || submission.campus from public.gossip_submissions as submission where submission.id = any (due)));
  with taken as (
    delete from private.gossip_schedule as planned
    where planned.post_id = any (due) and planned.action = 'publish' and planned.due_at <= publish_gossip.at returning *
  ), added as (
    insert into public.gossip_posts (id, campus, content, category, image_url, created_at)
    select submission.id, submission.campus, submission.content, submission.category, taken.image_url,
      least(case submission.release when 'morning' then taken.due_at else pg_catalog.date_trunc('minute', publish_gossip.at) end, pg_catalog.now())
    from taken join public.gossip_submissions as submission on submission.id = taken.post_id
    order by pg_catalog.random()
    on conflict (id) do nothing
  )
  update public.gossip_submissions as submission set state = 'published' from taken where submission.id = taken.post_id;
  get diagnostics published = row_count;
  delete from private.held_gossip as held
  where held.leaves_at <= publish_gossip.at or exists (select from public.gossip_posts as post where post.id = held.post_id);
  return published;
end $$;

-- Removes the posts that their authors have deleted, in one transaction. Returns how many.
create function private.remove_gossip(at timestamptz) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  due uuid[] := array(select planned.post_id from private.gossip_schedule as planned where planned.action = 'remove' and planned.due_at <= remove_gossip.at);
begin
  delete from public.gossip_posts as post where post.id = any (due);
  delete from private.gossip_schedule as planned where planned.post_id = any (due) and planned.action = 'remove';
  return pg_catalog.cardinality(due);
end $$;

-- The account that owns the folder of an item's file; null for any other folder.
create function private.seller_of(path text) returns uuid
language sql immutable set search_path = '' as $$
  select pg_catalog.substring(seller_of.path, '^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/')::uuid
$$;

-- Whether a row shows a file, or the large file of the same photo. Only a seller's own rows count for a seller's file.
create function private.is_picture_shown(bucket text, path text) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from (
      select image_url from public.items where is_picture_shown.bucket = 'item-images' and user_id = private.seller_of(is_picture_shown.path)
      union all select image_url from public.item_photos where is_picture_shown.bucket = 'item-images' and user_id = private.seller_of(is_picture_shown.path)
      union all select image_url from public.gossip_posts where is_picture_shown.bucket = 'gossip-images'
      union all select image_url from public.rentals where is_picture_shown.bucket = 'rental-images'
      union all select image_url from public.rental_photos where is_picture_shown.bucket = 'rental-images'
      union all select image_url from public.groceries where is_picture_shown.bucket = 'product-images'
      union all select image_url from public.medicines where is_picture_shown.bucket = 'product-images'
      union all select image_url from public.shops where is_picture_shown.bucket = 'product-images'
      union all select image_url from public.eshop_products where is_picture_shown.bucket = 'product-images'
      union all select image_url from public.service_providers where is_picture_shown.bucket = 'product-images'
      union all select image #>> '{}' from public.catalogues, pg_catalog.jsonb_path_query(entries, '$[*].**.image') as image
        where is_picture_shown.bucket = 'product-images'
    ) as shown
    where private.picture_path(shown.image_url, is_picture_shown.bucket)
      in (is_picture_shown.path, pg_catalog.regexp_replace(is_picture_shown.path, '-small\.(webp|jpg)$', '-large.\1'))
  )
$$;

-- For the housekeeping function: leases due file jobs for the given number of seconds, after which others may claim them.
create function public.claim_file_jobs(batch integer, lease_seconds integer)
returns table (id uuid, lease uuid, bucket text, paths text[], target_bucket text, target_paths text[])
language plpgsql security definer set search_path = '' as $$
declare
  claim uuid := pg_catalog.gen_random_uuid();
begin
  -- Removes from each job the pictures that another row shows.
  update private.file_jobs as job
  set paths = array(select path from pg_catalog.unnest(job.paths) as path where not private.is_picture_shown(job.bucket, path))
  where job.target_bucket is null and job.try_after <= pg_catalog.now() and job.attempts = 0
    and exists (select from pg_catalog.unnest(job.paths) as path where private.is_picture_shown(job.bucket, path));
  delete from private.file_jobs as job where pg_catalog.cardinality(job.paths) = 0;
  return query
  with due as (
    select job.id from private.file_jobs as job where job.try_after <= pg_catalog.now()
    -- Jobs that become due together are claimed in random order, so that file times do not reveal which came first.
    order by job.try_after, job.id
    limit least(greatest(claim_file_jobs.batch, 1), 100)
    for update skip locked
  )
  update private.file_jobs as job
  set lease = claim, attempts = job.attempts + 1,
    try_after = pg_catalog.now() + pg_catalog.make_interval(secs => least(greatest(claim_file_jobs.lease_seconds, 1), 3600))
  from due where job.id = due.id
  returning job.id, job.lease, job.bucket, job.paths, job.target_bucket, job.target_paths;
end $$;
grant execute on function public.claim_file_jobs(integer, integer) to service_role;

-- The results of claimed file jobs: [{id, lease, outcome: done | missing | retry}]. Returns how many still held their claim.
create function public.settle_file_jobs(results jsonb) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  result record;
  job private.file_jobs;
  settled integer := 0;
begin
  for result in
    select * from pg_catalog.jsonb_to_recordset(settle_file_jobs.results) as listed (id uuid, lease uuid, outcome text)
  loop
    select * into job from private.file_jobs as known where known.id = result.id and known.lease = result.lease for update;
    continue when not found;
    settled := settled + 1;
    if result.outcome = 'retry' and job.attempts < 12 then
      update private.file_jobs as known
      set lease = null, try_after = pg_catalog.now() + least(interval '1 minute' * (2 ^ job.attempts), interval '12 hours')
      where known.id = job.id;
      continue;
    end if;
    delete from private.file_jobs as known where known.id = job.id;
    if job.target_bucket is not null then
      -- Before the schedule, as in publish_gossip().
      update public.gossip_submissions as submission set image_path = null where submission.id = job.post_id;
      update private.gossip_schedule as planned
      set image_url = case when result.outcome = 'done'
          then '/storage/v1/object/public/' || job.target_bucket || '/' || job.target_paths[1] end
      where planned.post_id = job.post_id and planned.action = 'publish';
      if not found then
        -- The author has deleted the post since.
        perform private.queue_file_removal(job.target_bucket, job.target_paths);
      end if;
      perform private.queue_file_removal(job.bucket, job.paths);
    end if;
  end loop;
  return settled;
end $$;
grant execute on function public.settle_file_jobs(jsonb) to service_role;
