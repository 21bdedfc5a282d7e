-- The export has all that the service stores about a person: besides what they have written, how they sign in, with which devices, their
-- files, what is counted of them, what they have deleted, and what they have done as an admin.
-- tests/backend/exported-data.ts has the list, and says why the rest is left out.

-- Some fields of the auth service's rows about an account. The hosted service and the embedded one differ in tables and columns.
create function private.auth_rows(source text, account_column text, account text, fields text[]) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  known constant regclass := pg_catalog.to_regclass(auth_rows.source);
  listed jsonb := '[]';
begin
  if known is not null and pg_catalog.has_table_privilege(known, 'select') then
    execute pg_catalog.format(
      'select pg_catalog.jsonb_agg((select pg_catalog.jsonb_object_agg(f.key, f.value) from pg_catalog.jsonb_each(pg_catalog.to_jsonb(r)) as f where f.key = any ($1)))
       from %s as r where %s = %L', known, auth_rows.account_column, auth_rows.account)
    into listed using auth_rows.fields;
  end if;
  return coalesce(listed, '[]');
end $$;

create or replace function public.export_my_data() returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  caller uuid := private.require_user();
begin
  perform private.enforce_rate_limit('export_my_data a 1 day', 10, interval '1 day');
  return pg_catalog.jsonb_build_object(
    'exported_at', pg_catalog.now(),
    'account', private.auth_rows('auth.users', 'r.id', caller::text, array['id', 'email', 'phone', 'created_at', 'updated_at', 'last_sign_in_at', 'confirmed_at',
      'email_confirmed_at', 'phone_confirmed_at', 'invited_at', 'confirmation_sent_at', 'recovery_sent_at', 'reauthentication_sent_at', 'email_change',
      'email_change_sent_at', 'phone_change', 'phone_change_sent_at', 'banned_until', 'deleted_at', 'is_anonymous', 'is_sso_user',
      'raw_user_meta_data', 'raw_app_meta_data']) -> 0,
    'identities', private.auth_rows('auth.identities', 'r.user_id', caller::text,
      array['id', 'provider', 'provider_id', 'identity_data', 'email', 'last_sign_in_at', 'created_at', 'updated_at']),
    'sessions', private.auth_rows('auth.sessions', 'r.user_id', caller::text,
      array['id', 'user_agent', 'ip', 'aal', 'not_after', 'refreshed_at', 'created_at', 'updated_at']),
    'second_factors', private.auth_rows('auth.mfa_factors', 'r.user_id', caller::text,
      array['id', 'friendly_name', 'factor_type', 'status', 'phone', 'last_challenged_at', 'created_at', 'updated_at']),
    'sign_ins', private.auth_rows('auth.audit_log_entries', 'r.payload ->> ''actor_id''', caller::text, array['created_at', 'ip_address', 'payload']),
    'profile', (select pg_catalog.to_jsonb(p) - 'rev' from public.profiles as p where p.id = caller),
    'gossip_posts', (select coalesce(pg_catalog.jsonb_agg(pg_catalog.to_jsonb(s) - 'rev' - 'user_id' order by s.created_at), '[]')
      from public.gossip_submissions as s where s.user_id = caller),
    'gossip_likes', (select coalesce(pg_catalog.jsonb_agg(pg_catalog.to_jsonb(l) - 'rev' - 'user_id' order by l.created_at), '[]')
      from public.gossip_likes as l where l.user_id = caller),
    'items', (select coalesce(pg_catalog.jsonb_agg(pg_catalog.to_jsonb(i) - 'rev' order by i.created_at), '[]')
      from public.items as i where i.user_id = caller),
    'item_photos', (select coalesce(pg_catalog.jsonb_agg(pg_catalog.to_jsonb(f) - 'rev' order by f.created_at), '[]')
      from public.item_photos as f where f.user_id = caller),
    'files', (select coalesce(pg_catalog.jsonb_agg(pg_catalog.to_jsonb(o) - 'id' - 'owner' - 'owner_id' - 'path_tokens' - 'version' order by o.created_at), '[]')
      from storage.objects as o where o.owner_id = caller::text),
    'last_listing', (select pg_catalog.jsonb_build_object('at', a.at) from private.named_acts as a where a.user_id = caller),
    -- Neither whether a report counts nor what came of it: see tests/backend/exported-data.ts.
    'reports', (select coalesce(pg_catalog.jsonb_agg(pg_catalog.to_jsonb(r) - 'user_id' - 'settled' - 'dismissed' - 'counts' - 'urgent' order by r.created_at), '[]')
      from public.reports as r where r.user_id = caller),
    'contact_messages', (select coalesce(pg_catalog.jsonb_agg(pg_catalog.to_jsonb(m) - 'user_id' - 'proof_of_work' order by m.created_at), '[]')
      from public.contact_messages as m where m.user_id = caller),
    'reminders', (select coalesce(pg_catalog.jsonb_agg(pg_catalog.to_jsonb(w) - 'user_id' - 'rev' - 'p256dh' - 'auth' order by w.created_at), '[]')
      from public.push_subscriptions as w where w.user_id = caller),
    'wake_ups', (select coalesce(pg_catalog.jsonb_agg(pg_catalog.to_jsonb(n) - 'attempts' - 'try_after' - 'lease' order by n.due_at), '[]')
      from private.reminders as n join public.push_subscriptions as w on w.id = n.subscription_id where w.user_id = caller),
    'provider_ratings', (select coalesce(pg_catalog.jsonb_agg(pg_catalog.to_jsonb(t) - 'rev' - 'user_id' order by t.created_at), '[]')
      from public.provider_ratings as t where t.user_id = caller),
    'pregnancy', (select pg_catalog.to_jsonb(g) - 'rev' from public.pregnancy_tracking as g where g.user_id = caller),
    'deletions', (select coalesce(pg_catalog.jsonb_agg(pg_catalog.to_jsonb(d) - 'id' - 'rev' - 'owner_id' - 'updated_at' order by d.created_at), '[]')
      from public.tombstones as d where d.owner_id = caller),
    'suspensions', (select coalesce(pg_catalog.jsonb_agg(pg_catalog.to_jsonb(h) - 'user_id' order by h.since), '[]')
      from private.suspensions as h where h.user_id = caller),
    'counters', (select coalesce(pg_catalog.jsonb_agg(pg_catalog.to_jsonb(c) - 'actor' order by c.window_start, c.action), '[]')
      from private.rate_counters as c where c.actor = 'user:' || caller::text),
    'requests', (select coalesce(pg_catalog.jsonb_agg(pg_catalog.to_jsonb(q) - 'user_id' order by q.processed_at), '[]')
      from private.processed_requests as q where q.user_id = caller),
    'admin_actions', (select coalesce(pg_catalog.jsonb_agg(pg_catalog.to_jsonb(e) - 'admin_id' - 'detail' order by e.at), '[]')
      from public.audit_log as e where e.admin_id = caller),
    'account_deletion', (select pg_catalog.to_jsonb(d) - 'user_id' from private.account_deletions as d where d.user_id = caller)
  );
end $$;
