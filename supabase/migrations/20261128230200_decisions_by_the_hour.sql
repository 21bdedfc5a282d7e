-- Decisions are about the reports that the queue has listed: those of earlier hours. An admin who tries to decide about every post would
-- otherwise learn within a minute which one was just reported.

-- What the author of a removed post is told: the most frequent reason that the queue has listed. That somebody recognised themselves would tell who reported it.
create or replace function private.reason_of_removal(post uuid) returns text
language sql stable security definer set search_path = '' as $$
  select told.reason from (
    select case report.reason when 'about-me' then 'private-details' else report.reason end as reason
    from public.reports as report where report.kind = 'gossip_post' and report.subject = reason_of_removal.post and not report.settled
      and report.created_at < pg_catalog.date_trunc('hour', pg_catalog.now())
  ) as told group by told.reason order by count(*) desc, told.reason limit 1
$$;

-- Decisions: 'keep' shows the content again and dismisses its reports, 'remove' deletes it, 'suspend' stops its author from
-- posting more of the kind, which needs a report. Returns 'done', 'gone' (removed, or of a campus of other
-- admins) or 'not-reported' (the queue lists no reports except the caller's).
create or replace function public.moderate(kind text, subject uuid, decision text) returns text
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  author uuid;
  words text;
  subject_campus text;
  is_held boolean := false;
  why text;
  this_hour constant timestamptz := pg_catalog.date_trunc('hour', pg_catalog.now());
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
  -- Nobody learns from the answer whether a post is held on another campus.
  if not found or private.admin_scope() not in ('*', subject_campus) then
    return 'gone';
  end if;
  if is_held and moderate.decision <> 'suspend' then
    perform private.decide_held_post(moderate.subject, moderate.decision);
    perform private.write_audit_entry(moderate.decision, 'gossip_posts', moderate.subject, '{}', subject_campus);
    return 'done';
  end if;
  if not exists (
    select from public.reports as report
    where report.kind = moderate.kind and report.subject = moderate.subject and not report.settled and report.created_at < this_hour
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
    where report.kind = moderate.kind and report.subject = moderate.subject and not report.settled
      and (report.created_at < this_hour or moderate.decision = 'remove');
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
