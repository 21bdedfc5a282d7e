-- Reports, and the decisions of admins. A decision reveals nothing about any other content, only reported content can
-- be decided, and a handful of new accounts cannot silence anybody.

create table public.reports (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('gossip_post', 'item')),
  subject uuid not null,
  reason text not null check (reason in ('about-me', 'harassment', 'private-details', 'hate', 'sexual', 'scam', 'spam', 'other')),
  -- Null once the account is deleted: a count that drops together with its listings would reveal who reported.
  user_id uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  -- An admin has decided.
  settled boolean not null default false,
  -- The decision was to leave the content up.
  dismissed boolean not null default false,
  unique (user_id, kind, subject)
);
create index reports_subject on public.reports (kind, subject);
create index reports_open on public.reports (kind, subject) where not settled;
create index reports_user on public.reports (user_id, created_at);
alter table public.reports enable row level security;
select private.require_plain_text('public.reports');
select private.limit_writes('public.reports', 'insert', 30, '1 hour');
grant select (id, kind, subject, reason, created_at) on public.reports to authenticated;
grant insert (id, kind, subject, reason) on public.reports to authenticated;
grant all on public.reports to service_role;
-- Admins see counts in report_queue(), not rows: the time of a report could identify its sender.
create policy "people read their own reports" on public.reports
  for select to authenticated using (user_id = (select auth.uid()));
create policy "people report as themselves" on public.reports
  for insert to authenticated with check (user_id = (select auth.uid()));

create function private.is_new_account(account uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  -- An account that has been deleted was older: its deletion takes a week.
  select is_new_account.account is not null
    and coalesce((select created_at > pg_catalog.now() - interval '7 days' from auth.users where id = is_new_account.account), true)
$$;

create function private.is_often_dismissed(account uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select count(*) filter (where dismissed) >= 4 and count(*) filter (where dismissed) * 2 > count(*)
  from public.reports where user_id = is_often_dismissed.account and settled
$$;

-- The first reports of an account within a day, the given one included: a few accounts cannot hide everything, nor come before
-- all others in the queue.
create function private.is_among_first(report public.reports, most integer, same_reason boolean) returns boolean
language sql stable security definer set search_path = '' as $$
  select count(*) < is_among_first.most from public.reports as earlier
  where earlier.user_id = (is_among_first.report).user_id and earlier.kind = (is_among_first.report).kind
    and (not is_among_first.same_reason or earlier.reason = (is_among_first.report).reason)
    and earlier.created_at > (is_among_first.report).created_at - interval '1 day'
    and (earlier.created_at, earlier.id) < ((is_among_first.report).created_at, (is_among_first.report).id)
$$;

-- A report has weight 1; by a new account 0.2, at most two in total; by an account whose reports are mostly dismissed 0; by
-- the author 0; after five others of a day 0.
create function private.report_weight(post uuid) returns numeric
language sql stable security definer set search_path = '' as $$
  select count(*) filter (where not weighed.is_new)
    + least(0.2 * count(*) filter (where weighed.is_new), 2)
  from (
    select private.is_new_account(report.user_id) as is_new
    from public.reports as report
    where report.kind = 'gossip_post' and report.subject = report_weight.post and not report.settled
      and not private.is_often_dismissed(report.user_id)
      and private.is_among_first(report, 5, false)
      and (report.user_id is null or report.user_id is distinct from (
        select submission.user_id from public.gossip_submissions as submission where submission.id = report_weight.post))
  ) as weighed
$$;

-- A weight of five hides a post, and its author sees that it is in review.
create function private.hide_reported_post() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.kind = 'item' then
    if not exists (select 1 from public.items where id = new.subject) then
      raise exception 'No such item' using errcode = '23503';
    end if;
    return null;
  end if;
  -- Locked, because two simultaneous reports would each be counted without the other.
  perform 1 from public.gossip_posts where id = new.subject for no key update;
  if not found then
    raise exception 'No such post' using errcode = '23503';
  end if;
  if private.report_weight(new.subject) >= 5 then
    update public.gossip_posts as post set hidden = true where post.id = new.subject and not post.hidden;
    update public.gossip_submissions as submission set state = 'in_review'
    where submission.id = new.subject and submission.state = 'published';
  end if;
  return null;
end $$;
create trigger hide_reported_post after insert on public.reports
  for each row execute function private.hide_reported_post();

-- What waits for a decision, without reporters and authors: first what somebody says is about them, of the first three things of
-- which they say it in a day, then the oldest. Reported
-- content, and posts that are held because they name a number or a link. `suspended` is about this content only. Many reports
-- by new accounts within an hour suggest a brigade. An admin of one campus sees only that campus.
create function public.report_queue(in_campus text default null)
returns table (
  kind text, subject uuid, campus text, reporters integer, new_reporters integer, within_an_hour integer, reasons jsonb,
  waiting_since timestamptz, hidden boolean, held boolean, has_picture boolean, content text, image_url text, suspended boolean
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
    with open_reports as (
      select report.kind, report.subject, report.reason, report.created_at, private.is_new_account(report.user_id) as is_new,
        report.reason = 'about-me' and private.is_among_first(report, 3, true) as is_urgent
      from public.reports as report where not report.settled
    ), by_reason as (
      select r.kind, r.subject, r.reason, count(*) as times from open_reports as r group by r.kind, r.subject, r.reason
    ), subjects as (
      select r.kind, r.subject, count(*)::integer as reporters, count(*) filter (where r.is_new)::integer as new_reporters,
        min(r.created_at) as since, pg_catalog.bool_or(r.is_urgent) as is_urgent,
        max((select count(*) from open_reports as near
          where near.kind = r.kind and near.subject = r.subject
            and near.created_at between r.created_at and r.created_at + interval '1 hour'))::integer as within_an_hour
      from open_reports as r group by r.kind, r.subject
      union all
      select 'gossip_post', waiting.post_id, 0, 0, waiting.queued_at, false, 0 from private.held_gossip as waiting
    ), targets as (
      select 'gossip_post' as kind, post.id, post.hidden, false as held, post.image_url is not null as has_picture, post.content, post.image_url, post.campus from public.gossip_posts as post
      union all
      select 'gossip_post', waiting.post_id, true, true, waiting.has_picture, waiting.content, null, waiting.campus from private.held_gossip as waiting
      union all
      select 'item', item.id, false, false, item.image_url is not null, pg_catalog.concat_ws(E'\n', item.title, item.description), item.image_url, item.campus from public.items as item
    ), queue as (
      select subjects.*, targets.hidden, targets.held, targets.has_picture, targets.content, targets.image_url, targets.campus,
        coalesce((select pg_catalog.jsonb_object_agg(b.reason, b.times) from by_reason as b where b.kind = subjects.kind and b.subject = subjects.subject), '{}') as reasons
      from subjects join targets on targets.kind = subjects.kind and targets.id = subjects.subject
    ), listed as (
      select queue.*, pg_catalog.row_number() over (
        partition by queue.held
        order by queue.is_urgent desc, pg_catalog.date_trunc('hour', queue.since), queue.reporters desc, queue.subject
      ) as place
      from queue
      where private.admin_scope() in ('*', queue.campus) and queue.campus = coalesce(report_queue.in_campus, queue.campus)
    )
    select q.kind, q.subject, q.campus, q.reporters, q.new_reporters, q.within_an_hour, q.reasons,
      pg_catalog.date_trunc('hour', q.since), q.hidden, q.held, q.has_picture, q.content, q.image_url,
      exists (select from private.suspensions as held where held.kind = q.kind and held.subject = q.subject)
    from listed as q
    -- Of each, so that a flood of held posts does not push out reports.
    where q.place <= 250
    order by q.is_urgent desc, pg_catalog.date_trunc('hour', q.since), q.reporters desc, q.subject;
end $$;
grant execute on function public.report_queue(text) to authenticated;

-- What the author of a removed post is told: the most frequent reason. That somebody recognised themselves would tell who reported it.
create function private.reason_of_removal(post uuid) returns text
language sql stable security definer set search_path = '' as $$
  select told.reason from (
    select case report.reason when 'about-me' then 'private-details' else report.reason end as reason
    from public.reports as report where report.kind = 'gossip_post' and report.subject = reason_of_removal.post and not report.settled
  ) as told group by told.reason order by count(*) desc, told.reason limit 1
$$;

-- Decides about a held post: it is published as if it were submitted now, or its author is told that it was removed. Admins do
-- not learn whether its author has deleted it meanwhile.
create function private.decide_held_post(post uuid, decision text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  upload text;
begin
  delete from private.held_gossip as held where held.post_id = decide_held_post.post;
  if decide_held_post.decision = 'keep' then
    update public.gossip_submissions as submission set state = 'waiting' where submission.id = decide_held_post.post;
    update private.gossip_schedule as planned set due_at = private.publication_of(submission.release)
    from public.gossip_submissions as submission
    where submission.id = decide_held_post.post and planned.post_id = submission.id and planned.action = 'publish';
  else
    perform private.cancel_publication(decide_held_post.post);
    select submission.image_path into upload from public.gossip_submissions as submission where submission.id = decide_held_post.post;
    update public.gossip_submissions as submission set state = 'removed', removed_for = 'contact', image_path = null
    where submission.id = decide_held_post.post;
    if upload is not null then
      perform private.queue_file_removal('gossip-uploads', private.photo_paths(upload));
    end if;
  end if;
end $$;

-- Decisions: 'keep' shows the content again and dismisses its reports, 'remove' deletes it, 'suspend' stops its author from
-- posting more of the kind, which needs a report. Returns 'done', 'gone' (already removed) or 'not-reported' (no reports except
-- the caller's).
create function public.moderate(kind text, subject uuid, decision text) returns text
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  author uuid;
  words text;
  subject_campus text;
  is_held boolean := false;
  why text;
begin
  perform private.require_admin();
  perform private.enforce_rate_limit('moderate a 1 hour', 1000, interval '1 hour');
  if moderate.kind not in ('gossip_post', 'item') or moderate.decision not in ('keep', 'remove', 'suspend') then
    raise exception 'No such decision' using errcode = '22023';
  end if;
  if moderate.kind = 'gossip_post' then
    -- Its submission first, as in publish_gossip().
    perform from private.held_gossip as held join public.gossip_submissions as submission on submission.id = held.post_id
    where held.post_id = moderate.subject for no key update of submission;
    select held.campus into subject_campus from private.held_gossip as held where held.post_id = moderate.subject for update;
    is_held := found;
    if not is_held then
      select post.content, post.campus into words, subject_campus from public.gossip_posts as post where post.id = moderate.subject for update;
    end if;
  else
    select item.title, item.campus into words, subject_campus from public.items as item where item.id = moderate.subject for update;
  end if;
  if not found then
    return 'gone';
  end if;
  if private.admin_scope() not in ('*', subject_campus) then
    raise exception 'For admins of this campus alone' using errcode = '42501';
  end if;
  if is_held and moderate.decision <> 'suspend' then
    perform private.decide_held_post(moderate.subject, moderate.decision);
    perform private.write_audit_entry(moderate.decision, 'gossip_posts', moderate.subject, '{}', subject_campus);
    return 'done';
  end if;
  if not exists (
    select from public.reports as report
    where report.kind = moderate.kind and report.subject = moderate.subject and not report.settled
      and report.user_id is distinct from (select auth.uid())
  ) then
    return 'not-reported';
  end if;
  if moderate.decision = 'suspend' then
    -- An admin who suspends all authors but one learns what that one writes from then on.
    perform private.enforce_rate_limit('suspend a 1 day', 20, interval '1 day');
    select case moderate.kind
      when 'item' then (select item.user_id from public.items as item where item.id = moderate.subject)
      else (select submission.user_id from public.gossip_submissions as submission where submission.id = moderate.subject)
    end into author;
    -- Recorded even if the author's account is deleted, which the list must not reveal.
    insert into private.suspensions (user_id, kind, subject, campus, excerpt)
    values (author, moderate.kind, moderate.subject, subject_campus, pg_catalog.left(words, 200))
    on conflict (kind, subject) do nothing;
  else
    why := private.reason_of_removal(moderate.subject);
    update public.reports as report set settled = true, dismissed = (moderate.decision = 'keep')
    where report.kind = moderate.kind and report.subject = moderate.subject and not report.settled;
  end if;
  if moderate.decision = 'keep' and moderate.kind = 'gossip_post' then
    update public.gossip_posts as post set hidden = false where post.id = moderate.subject and post.hidden;
    update public.gossip_submissions as submission set state = 'published'
    where submission.id = moderate.subject and submission.state = 'in_review';
  elsif moderate.decision = 'remove' and moderate.kind = 'gossip_post' then
    delete from public.gossip_posts as post where post.id = moderate.subject;
    update public.gossip_submissions as submission set state = 'removed', removed_for = why where submission.id = moderate.subject;
    delete from private.gossip_schedule as planned where planned.post_id = moderate.subject;
  elsif moderate.decision = 'remove' then
    delete from public.items as item where item.id = moderate.subject;
  end if;
  perform private.write_audit_entry(moderate.decision, case moderate.kind when 'item' then 'items' else 'gossip_posts' end, moderate.subject, '{}', subject_campus);
  return 'done';
end $$;
grant execute on function public.moderate(text, uuid, text) to authenticated;

-- Deletes the open reports of deleted accounts one by one at random, within a week on average. Runs every minute.
create function private.delete_orphaned_reports(at timestamptz) returns void
language sql volatile security definer set search_path = '' as $$
  delete from public.reports as orphan
  where orphan.user_id is null
    and (orphan.settled or orphan.created_at < delete_orphaned_reports.at - interval '60 days' or pg_catalog.random() < 1.0 / (7 * 24 * 60))
$$;

create function public.list_suspensions(in_campus text default null)
returns table (id uuid, since timestamptz, kind text, campus text, excerpt text)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query select s.id, s.since, s.kind, s.campus, s.excerpt from private.suspensions as s
  where private.admin_scope() in ('*', s.campus) and (list_suspensions.in_campus is null or s.campus = list_suspensions.in_campus)
  order by s.since desc limit 500;
end $$;
grant execute on function public.list_suspensions(text) to authenticated;

-- Returns 'done', or 'gone' when it was lifted before.
create function public.lift_suspension(suspension uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  suspended_on text;
begin
  perform private.require_admin();
  perform private.enforce_rate_limit('moderate a 1 hour', 1000, interval '1 hour');
  delete from private.suspensions as s
  where s.id = lift_suspension.suspension and private.admin_scope() in ('*', s.campus)
  returning s.campus into suspended_on;
  if not found then
    return 'gone';
  end if;
  perform private.write_audit_entry('lift', 'suspensions', lift_suspension.suspension, '{}', suspended_on);
  return 'done';
end $$;
grant execute on function public.lift_suspension(uuid) to authenticated;
