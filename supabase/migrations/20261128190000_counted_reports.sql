-- Whether a report counts is decided when it is made, and stored with it: once its account is deleted, nobody knows which of its
-- reports were the first ones of their day.

alter table public.reports
  -- Among the first five of its account in a day, by an account whose reports are not mostly dismissed.
  add column counts boolean not null default true,
  -- Says that it is about the reporter, among the first three of its account in a day.
  add column urgent boolean not null default false;
update public.reports as report set
  counts = private.is_among_first(report, 5, false) and not private.is_often_dismissed(report.user_id),
  urgent = report.reason = 'about-me' and private.is_among_first(report, 3, true);

-- Runs after the trigger that limits the rate, which lets one report of an account at a time pass: reports that are sent at
-- once are counted one after the other.
create function private.weigh_report() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  earlier bigint;
  earlier_about_me bigint;
begin
  select count(*), count(*) filter (where report.reason = 'about-me') into earlier, earlier_about_me
  from public.reports as report
  where report.user_id = new.user_id and report.kind = new.kind and report.created_at > new.created_at - interval '1 day';
  new.counts := earlier < 5 and not private.is_often_dismissed(new.user_id);
  new.urgent := new.reason = 'about-me' and earlier_about_me < 3;
  return new;
end $$;
create trigger weigh_report before insert on public.reports
  for each row execute function private.weigh_report();

-- A report has weight 1; by a new account 0.2, at most two in total; one that does not count, and one by the author, 0.
create or replace function private.report_weight(post uuid) returns numeric
language sql stable security definer set search_path = '' as $$
  select count(*) filter (where not weighed.is_new)
    + least(0.2 * count(*) filter (where weighed.is_new), 2)
  from (
    select private.is_new_account(report.user_id) as is_new
    from public.reports as report
    where report.kind = 'gossip_post' and report.subject = report_weight.post and not report.settled
      and report.counts and not private.is_often_dismissed(report.user_id)
      and (report.user_id is null or report.user_id is distinct from (
        select submission.user_id from public.gossip_submissions as submission where submission.id = report_weight.post))
  ) as weighed
$$;

-- Posts that reports will hide, each at a random moment: whoever saw a post vanish at once would know who had just reported it.
create table private.gossip_hiding (
  post_id uuid primary key,
  due_at timestamptz not null
);
select private.hide_from_api('private.gossip_hiding');

-- A weight of five hides a post some minutes later.
create or replace function private.hide_reported_post() returns trigger
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
    insert into private.gossip_hiding (post_id, due_at)
    values (new.subject, pg_catalog.now() + private.random_between('1 minute', '10 minutes'))
    on conflict (post_id) do nothing;
  end if;
  return null;
end $$;

-- Hides the posts whose moment has come, if their reports still weigh enough; their authors see that they are in review.
-- Returns how many.
create function private.hide_reported_gossip(at timestamptz) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  due uuid[];
begin
  with taken as (
    delete from private.gossip_hiding as planned where planned.due_at <= hide_reported_gossip.at returning planned.post_id
  )
  select coalesce(pg_catalog.array_agg(taken.post_id), '{}') into due from taken where private.report_weight(taken.post_id) >= 5;
  -- Campuses before authors, as in everything that writes for both.
  perform private.next_revision(array(
    select distinct 'campus:' || post.campus from public.gossip_posts as post where post.id = any (due) and not post.hidden));
  update public.gossip_posts as post set hidden = true where post.id = any (due) and not post.hidden;
  update public.gossip_submissions as submission set state = 'in_review'
  where submission.id = any (due) and submission.state = 'published';
  return pg_catalog.cardinality(due);
end $$;

create or replace function public.run_jobs(at timestamptz default now()) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  removed integer;
  published integer;
  accounts integer;
begin
  if not pg_catalog.pg_try_advisory_xact_lock(pg_catalog.hashtextextended('run_jobs', 0)) then
    return '{}';
  end if;
  accounts := private.delete_due_accounts(run_jobs.at);
  published := private.publish_gossip(run_jobs.at);
  removed := private.remove_gossip(run_jobs.at);
  perform private.hide_reported_gossip(run_jobs.at);
  perform private.delete_expired(run_jobs.at);
  return pg_catalog.jsonb_build_object('published', published, 'removed', removed, 'accounts', accounts);
end $$;

-- What waits for a decision, without reporters and authors: first what somebody says is about them, of the first three things of
-- which they say it in a day, then the oldest. Reported
-- content, and posts that are held because they name a number or a link. Reports are listed once their hour is over: a count that
-- rises at once would tell an admin who has just reported. `suspended` is about this content only. Many reports
-- by new accounts within an hour suggest a brigade. An admin of one campus sees only that campus.
create or replace function public.report_queue(in_campus text default null)
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
        report.urgent as is_urgent
      from public.reports as report where not report.settled and report.created_at < pg_catalog.date_trunc('hour', pg_catalog.now())
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

drop function private.is_among_first(public.reports, integer, boolean);
