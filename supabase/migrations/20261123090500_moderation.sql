-- A decision about one thing tells nothing about any other, only what others reported can be decided, and a handful of new
-- accounts cannot silence anybody.

-- A suspension is for one kind of posting and has its own row each time: the list grows by one whoever the author is.
alter table private.suspensions drop constraint suspensions_user_id_key;
alter table private.suspensions alter column user_id drop not null;
alter table private.suspensions drop constraint suspensions_user_id_fkey;
-- The rows of a deleted account stay: several that vanish together would tell that they were one person's.
alter table private.suspensions
  add constraint suspensions_user_id_fkey foreign key (user_id) references auth.users (id) on delete set null;
alter table private.suspensions add column subject uuid;
create index suspensions_user on private.suspensions (user_id, kind);
create unique index suspensions_subject on private.suspensions (kind, subject);

drop policy "people post as themselves" on public.gossip_submissions;
drop policy "people list as themselves" on public.items;
drop policy "sellers change" on public.items;
drop policy "sellers add photos of their own items" on public.item_photos;
drop policy "sellers change their photos" on public.item_photos;
drop policy "sellers add pictures under their own id" on storage.objects;
drop policy "people add pictures for their posts" on storage.objects;
drop function private.may_post();

create function private.may_post(kind text) returns boolean
language sql stable security definer set search_path = '' as $$
  select not exists (
    select from private.suspensions as held where held.user_id = (select auth.uid()) and held.kind = may_post.kind)
$$;
grant execute on function private.may_post(text) to authenticated;

create policy "people post as themselves" on public.gossip_submissions
  for insert to authenticated with check (user_id = (select auth.uid()) and (select private.may_post('gossip_post')));
create policy "people list as themselves" on public.items
  for insert to authenticated with check (user_id = (select auth.uid()) and (select private.may_post('item')));
create policy "sellers change" on public.items
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()) and (select private.may_post('item')));
create policy "sellers add photos of their own items" on public.item_photos
  for insert to authenticated with check (
    user_id = (select auth.uid())
    and (select private.may_post('item'))
    and exists (select 1 from public.items where items.id = item_id and items.user_id = (select auth.uid()))
  );
create policy "sellers change their photos" on public.item_photos
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()) and (select private.may_post('item')));
create policy "sellers add pictures under their own id" on storage.objects
  for insert to authenticated with check (
    bucket_id = 'item-images' and (storage.foldername(name))[1] = (select auth.uid())::text and (select private.may_post('item'))
  );
create policy "people add pictures for their posts" on storage.objects
  for insert to authenticated with check (
    bucket_id = 'gossip-uploads'
    and name ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/[a-z0-9-]{1,40}\.(webp|jpg)$'
    and (select private.may_post('gossip_post'))
  );

-- Nothing asks the posts for their author any more.
drop index public.gossip_posts_author;
alter table public.gossip_posts drop column user_id;

-- What a report weighs: a new account's a fifth, and that of somebody whose reports are mostly dismissed nothing.
alter table public.reports add column dismissed boolean not null default false;
create index reports_user on public.reports (user_id) where settled;

-- Admins see what was reported, not each report with its time: those would lead to who sent it.
drop policy "people read their own reports, admins all" on public.reports;
create policy "people read their own reports" on public.reports
  for select to authenticated using (user_id = (select auth.uid()));

create function private.is_new_account(account uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce((select created_at > pg_catalog.now() - interval '7 days' from auth.users where id = is_new_account.account), true)
$$;

create function private.is_often_dismissed(account uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select count(*) filter (where dismissed) >= 4 and count(*) filter (where dismissed) * 2 > count(*)
  from public.reports where user_id = is_often_dismissed.account and settled
$$;

-- Five hide a post. New accounts together count for two at most, so they never do it alone.
create function private.weight_of_reports(post uuid) returns numeric
language sql stable security definer set search_path = '' as $$
  select count(*) filter (where not judged.is_new)
    + least(0.2 * count(*) filter (where judged.is_new), 2)
  from (
    select private.is_new_account(report.user_id) as is_new
    from public.reports as report
    where report.kind = 'gossip_post' and report.subject = weight_of_reports.post and not report.settled
      and not private.is_often_dismissed(report.user_id)
      and report.user_id is distinct from (
        select submission.user_id from public.gossip_submissions as submission where submission.id = weight_of_reports.post)
  ) as judged
$$;

create or replace function private.weigh_report() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.kind = 'item' then
    if not exists (select 1 from public.items where id = new.subject) then
      raise exception 'No such item' using errcode = '23503';
    end if;
    return null;
  end if;
  -- One after the other: two at once would each count without the other.
  perform 1 from public.gossip_posts where id = new.subject for no key update;
  if not found then
    raise exception 'No such post' using errcode = '23503';
  end if;
  if private.weight_of_reports(new.subject) >= 5 then
    update public.gossip_posts as post set hidden = true where post.id = new.subject and not post.hidden;
    -- The author learns that it waits for a decision.
    update public.gossip_submissions as submission set state = 'in_review'
    where submission.id = new.subject and submission.state = 'published';
  end if;
  return null;
end $$;

-- What waits for a decision, most reported first. No reporter and no author is named; `suspended` speaks of this content
-- alone. Many reports by new accounts within an hour look like a brigade.
drop function public.report_queue();
create function public.report_queue()
returns table (
  kind text, subject uuid, reporters integer, new_reporters integer, within_an_hour integer, reasons jsonb,
  first_reported timestamptz, hidden boolean, content text, image_url text, suspended boolean
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.admins_only();
  return query
    with open_reports as (
      select report.kind, report.subject, report.reason, report.created_at, private.is_new_account(report.user_id) as is_new
      from public.reports as report where not report.settled
    ), by_reason as (
      select r.kind, r.subject, r.reason, count(*) as times from open_reports as r group by r.kind, r.subject, r.reason
    ), subjects as (
      select r.kind, r.subject, count(*)::integer as reporters, count(*) filter (where r.is_new)::integer as new_reporters,
        min(r.created_at) as first_reported,
        max((select count(*) from open_reports as near
          where near.kind = r.kind and near.subject = r.subject
            and near.created_at between r.created_at and r.created_at + interval '1 hour'))::integer as within_an_hour
      from open_reports as r group by r.kind, r.subject
    ), targets as (
      select 'gossip_post' as kind, post.id, post.hidden, post.content, post.image_url from public.gossip_posts as post
      union all
      select 'item', item.id, false, pg_catalog.concat_ws(E'\n', item.title, item.description), item.image_url from public.items as item
    )
    select subjects.kind, subjects.subject, subjects.reporters, subjects.new_reporters, subjects.within_an_hour,
      (select pg_catalog.jsonb_object_agg(b.reason, b.times) from by_reason as b where b.kind = subjects.kind and b.subject = subjects.subject),
      pg_catalog.date_trunc('hour', subjects.first_reported), targets.hidden, targets.content, targets.image_url,
      exists (select from private.suspensions as held where held.kind = subjects.kind and held.subject = subjects.subject)
    from subjects join targets on targets.kind = subjects.kind and targets.id = subjects.subject
    order by subjects.reporters desc, subjects.first_reported
    limit 500;
end $$;
revoke execute on function public.report_queue() from public, anon;
grant execute on function public.report_queue() to authenticated;

-- keep: shown again, its reports are dismissed. remove: gone from every phone. suspend: its author posts no more of the kind.
-- Answers 'done', 'gone' when somebody was faster, 'not-reported' where nobody but the caller has reported it.
create or replace function public.moderate(kind text, subject uuid, decision text) returns text
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  author uuid;
  words text;
begin
  perform private.admins_only();
  perform private.count_against_limit('moderate a 1 hour', 1000, interval '1 hour');
  if moderate.kind not in ('gossip_post', 'item') or moderate.decision not in ('keep', 'remove', 'suspend') then
    raise exception 'No such decision' using errcode = '22023';
  end if;
  if moderate.kind = 'gossip_post' then
    select post.content into words from public.gossip_posts as post where post.id = moderate.subject for update;
  else
    select item.title into words from public.items as item where item.id = moderate.subject for update;
  end if;
  if not found then
    return 'gone';
  end if;
  if not exists (
    select from public.reports as report
    where report.kind = moderate.kind and report.subject = moderate.subject and not report.settled
      and report.user_id <> (select auth.uid())
  ) then
    return 'not-reported';
  end if;
  if moderate.decision = 'suspend' then
    select case moderate.kind
      when 'item' then (select item.user_id from public.items as item where item.id = moderate.subject)
      else (select submission.user_id from public.gossip_submissions as submission where submission.id = moderate.subject)
    end into author;
    -- Recorded also where the author is gone: the list says nothing about that.
    insert into private.suspensions (user_id, kind, subject, because)
    values (author, moderate.kind, moderate.subject, pg_catalog.left(words, 200))
    on conflict (kind, subject) do nothing;
  else
    update public.reports as report set settled = true, dismissed = (moderate.decision = 'keep')
    where report.kind = moderate.kind and report.subject = moderate.subject and not report.settled;
  end if;
  if moderate.decision = 'keep' and moderate.kind = 'gossip_post' then
    update public.gossip_posts as post set hidden = false where post.id = moderate.subject and post.hidden;
    update public.gossip_submissions as submission set state = 'published'
    where submission.id = moderate.subject and submission.state = 'in_review';
  elsif moderate.decision = 'remove' and moderate.kind = 'gossip_post' then
    delete from public.gossip_posts as post where post.id = moderate.subject;
    update public.gossip_submissions as submission set state = 'removed' where submission.id = moderate.subject;
    delete from private.gossip_schedule as planned where planned.post_id = moderate.subject;
  elsif moderate.decision = 'remove' then
    delete from public.items as item where item.id = moderate.subject;
  end if;
  perform private.record_act(moderate.decision, case moderate.kind when 'item' then 'items' else 'gossip_posts' end, moderate.subject, '{}');
  return 'done';
end $$;

create or replace function public.lift_suspension(suspension uuid) returns text
language plpgsql security definer set search_path = '' as $$
begin
  perform private.admins_only();
  perform private.count_against_limit('moderate a 1 hour', 1000, interval '1 hour');
  delete from private.suspensions as s where s.id = lift_suspension.suspension;
  if not found then
    return 'gone';
  end if;
  perform private.record_act('lift', 'suspensions', lift_suspension.suspension, '{}');
  return 'done';
end $$;
