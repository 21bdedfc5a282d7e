-- Gossip. `gossip_submissions` contains what users wrote; only its author can read a row. `gossip_posts` contains what is
-- published and has no author. A job publishes them in groups at random moments, away from what their authors do under
-- their own names: see docs/threat-model.md.

create table public.gossip_posts (
  id uuid primary key default gen_random_uuid(),
  campus text not null references public.campuses (slug),
  content text not null check (char_length(content) between 1 and 1000),
  category text not null check (category in ('trending', 'love')),
  likes_count integer not null default 0 check (likes_count >= 0),
  image_url text check (char_length(image_url) <= 1000),
  -- Hidden by reports until an admin decides. Visitors see only rows in which it is false.
  hidden boolean not null default false,
  rev bigint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index gossip_posts_rev on public.gossip_posts (campus, rev, id);
create index gossip_posts_newest on public.gossip_posts (campus, created_at desc, id desc) where not hidden;
select private.replicate('public.gossip_posts', 'public');
-- A like does not change the revision of its post, so phones do not pull the post again. They request like counts separately.
drop trigger set_revision on public.gossip_posts;
create trigger set_revision before insert or update of content, category, image_url, hidden on public.gossip_posts
  for each row execute function private.set_revision('public');
create trigger remove_picture after delete on public.gossip_posts
  for each row execute function private.remove_picture('gossip-images');

grant select (id, campus, content, category, likes_count, image_url, hidden, rev, created_at, updated_at)
  on public.gossip_posts to anon, authenticated;
create policy "visitors read what is not hidden" on public.gossip_posts
  for select to anon using (not hidden);
create policy "people read what is not hidden, admins all" on public.gossip_posts
  for select to authenticated using (not hidden or (select private.admin_scope()) in ('*', campus));

-- Removes a hidden post from phones. When it is shown again, its new revision returns it to them.
create function private.write_tombstone_of_hidden() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.tombstones (table_name, row_id, campus) values (tg_table_name, new.id, new.campus);
  return null;
end $$;
create trigger write_tombstone_of_hidden after update of hidden on public.gossip_posts
  for each row when (new.hidden and not old.hidden) execute function private.write_tombstone_of_hidden();

-- Whether a text names a phone number, an e-mail address or a link. src/domain/gossip/contact-hint.ts asks the author before
-- such a post is sent; both find the samples of contact-samples.ts there. Somebody who hides a number finds a way.
create function private.names_contact(words text) returns boolean
language plpgsql immutable set search_path = '' as $$
declare
  -- What may stand between the digits of a number: anywhere in one that begins like a Kenyan one, and in others.
  gap constant text := '[ \t\r\n,./_*|~•·()\-\u2010-\u2015\u2212]{0,4}';
  narrow_gap constant text := '[ \t./_*|~•·()\-\u2010-\u2015\u2212]{0,4}';
  -- A longer text is rejected, and would take long to search.
  plain text := pg_catalog.translate(
    pg_catalog.regexp_replace(normalize(pg_catalog.left(names_contact.words, 1000), NFKC),
      '[\u0080-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u20e3\u2800\ufe00-\ufe0f\ufeff\ufff0-\ufffb\U000e0000-\U000e0fff]', '', 'g'),
    '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789');
begin
  if plain ~* '[[:alnum:]._%+-](@|\s?[([]at[)\]]\s?|\s+at\s+(?=(gmail|yahoo|outlook|hotmail|icloud)\M))[[:alnum:]-]+((\.|\s?[([]dot[)\]]\s?|\s+dot\s+)[[:alnum:]-]+)+'
    or plain ~* '[[:alnum:]._%+-]\s?@\s?([a-z][[:alnum:]-]*\.)+(com|ke|org|net|uk)\M'
    or plain ~* '\mhttps?://\S|\mwww\.\S'
    or plain ~* '\m[[:alnum:]-]+\.([a-z]{2}|com|org|net|info|app|link|xyz|site|online|store|shop|live|club|page|africa|biz|dev|click|top|space|website|group|world|news|blog|chat|gle|bet)/\S' then
    return true;
  end if;
  -- A date, alone or before a time, and times in a row are no part of a number.
  plain := pg_catalog.regexp_replace(plain,
    '(?<!\d)(?<!\d[ ./-])\d{1,2}([./-])\d{1,2}\1(\d{4}|\d{2})(?=\s+\d{1,2}[.:]\d{2}(?!\d)|(?![ ./-]{0,3}\d))', 'd', 'g');
  plain := pg_catalog.regexp_replace(plain,
    '(?<![\d.])([01]?\d|2[0-3])[.:][0-5]\d(\s*[,–-]?\s+([01]?\d|2[0-3])[.:][0-5]\d)+(?![\d.])', 't', 'g');
  -- The letter in place of the digit.
  plain := pg_catalog.regexp_replace(plain, '(?<![[:alpha:]])[oO](?=[ .-]?[17][ .-]?\d)', '0', 'g');
  return plain ~ pg_catalog.replace('(?<!\d)(0|(\+|00)?2_5_4_(0_)?)_[17](_\d){8}(?!\d)', '_', gap)
    or plain ~ pg_catalog.replace('\+_\d(_\d){8,14}(?!\d)', '_', narrow_gap)
    or plain ~ pg_catalog.replace('(?<![\d/])(?<!\d )0[2-6]\d[ .-]?\d{3}[ .-]?\d{3,4}(?!_\d)', '_', narrow_gap)
    -- Without its 0, where it cannot be an amount.
    or plain ~* pg_catalog.replace('(?<![\d/])(?<!\d[ .-])(?<!(?:ksh|kes|sh)s?\.?\s?)(7[ .-]?\d|1[ .-]?[01])([ .-]?\d){7}(?<!000)(?!_\d)', '_', narrow_gap);
end $$;

create table public.gossip_submissions (
  id uuid primary key default gen_random_uuid(),
  campus text not null references public.campuses (slug),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  content text not null check (char_length(content) between 1 and 1000),
  category text not null check (category in ('trending', 'love')),
  -- In the private bucket gossip-uploads. The public picture gets a path that the server chooses.
  image_path text check (image_path ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/[a-z0-9-]{1,40}\.(webp|jpg)$'),
  -- soon: within the half hour as a rule. morning: at six, with all others that wait for it.
  release text not null default 'soon' check (release in ('soon', 'morning')),
  -- held: names a number or a link, so an admin looks at it first. in_review: hidden by reports until an admin decides.
  state text not null default 'waiting' check (state in ('waiting', 'held', 'published', 'in_review', 'removed')),
  -- Why an admin has removed it: a reason of reports, or that it names a number or a link.
  removed_for text check (removed_for in ('harassment', 'private-details', 'hate', 'sexual', 'scam', 'spam', 'other', 'contact')),
  rev bigint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index gossip_submissions_owner on public.gossip_submissions (user_id, rev, id);
select private.replicate('public.gossip_submissions', 'owned');
select private.limit_writes('public.gossip_submissions', 'insert', 10, '1 hour');
select private.limit_writes('public.gossip_submissions', 'insert', 40, '1 day');
select private.limit_writes('public.gossip_submissions', 'delete', 60, '1 hour');
create trigger reject_resurrected before insert on public.gossip_submissions
  for each row execute function private.reject_resurrected();

grant select (id, campus, content, category, image_path, release, state, removed_for, rev, created_at, updated_at), delete
  on public.gossip_submissions to authenticated;
grant insert (id, campus, content, category, image_path, release) on public.gossip_submissions to authenticated;
create policy "authors read their own" on public.gossip_submissions
  for select to authenticated using (user_id = (select auth.uid()));
create policy "people post as themselves" on public.gossip_submissions
  for insert to authenticated with check (user_id = (select auth.uid()) and (select private.may_post('gossip_post')));
create policy "authors delete their own" on public.gossip_submissions
  for delete to authenticated using (user_id = (select auth.uid()));

-- One permanent row per user and post, so that taking a like back leaves no tombstone. The likes of a deleted account stay
-- without an owner: counts that drop together would reveal whose they were.
create table public.gossip_likes (
  id uuid primary key default gen_random_uuid(),
  post_id uuid not null references public.gossip_posts (id) on delete cascade,
  user_id uuid default auth.uid() references auth.users (id) on delete set null,
  liked boolean not null default true,
  rev bigint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (post_id, user_id)
);
create index gossip_likes_owner on public.gossip_likes (user_id, rev, id);
select private.replicate('public.gossip_likes', 'owned');
select private.grant_read('public.gossip_likes', 'authenticated');
create policy "people read their own likes" on public.gossip_likes
  for select to authenticated using (user_id = (select auth.uid()));

create function private.count_like() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  change integer := new.liked::integer - case when tg_op = 'UPDATE' then old.liked::integer else 0 end;
begin
  if change <> 0 then
    update public.gossip_posts set likes_count = greatest(likes_count + change, 0) where id = new.post_id;
  end if;
  return null;
end $$;
create trigger count_like after insert or update of liked on public.gossip_likes
  for each row execute function private.count_like();

-- Sets whether the caller likes a post; returns the post's counter, and the caller's like as it is now: its id while the
-- post is liked, and its revision. A repeated call with the same key changes nothing. The author's own like is ignored:
-- close to something they do under their own name, it would reveal the author.
create function public.set_like(post uuid, liked boolean, idempotency_key uuid default null)
returns table (id uuid, likes_count integer, rev bigint, like_id uuid, like_rev bigint)
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := (select auth.uid());
begin
  if caller is null then
    raise exception 'Sign in first' using errcode = '42501';
  end if;
  -- A like of a post that has been hidden since can still be taken back.
  if set_like.liked and not exists (select from public.gossip_posts as shown where shown.id = set_like.post and not shown.hidden) then
    raise exception 'No such post' using errcode = '23503';
  end if;
  if private.claim_idempotency_key(set_like.idempotency_key) then
    perform private.enforce_rate_limit('set_like a 1 hour', 300, interval '1 hour');
    insert into public.gossip_likes as known (post_id, user_id, liked)
    select set_like.post, caller, true
    where (set_like.liked
        or exists (select from public.gossip_likes as mine where mine.post_id = set_like.post and mine.user_id = caller))
      and not exists (select from public.gossip_submissions as own where own.id = set_like.post and own.user_id = caller)
    on conflict on constraint gossip_likes_post_id_user_id_key do update set liked = set_like.liked
    where known.liked <> set_like.liked;
  end if;
  return query
    select shown.id, shown.likes_count, shown.rev, case when mine.liked then mine.id end, mine.rev
    from public.gossip_posts as shown
    left join public.gossip_likes as mine on mine.post_id = shown.id and mine.user_id = caller
    where shown.id = set_like.post and not shown.hidden;
end $$;
grant execute on function public.set_like(uuid, boolean, uuid) to authenticated;
