import type { TestBackend } from './start-backend.ts'

type Exported = { readonly list: string; readonly without?: Readonly<Record<string, string>> }
type Excepted = { readonly except: string }

const forPulls = 'a number that phones pull by'
const caller = 'the person who asks'
const ofAuthService = 'the auth service’s own: the app writes none'
const secret = 'a secret: whoever finds the file could use it'

/**
 * Every column that names a person, and the list of the export that has its rows. What a row has besides is in the
 * list, too, unless it is named here with the reason.
 */
export const personalColumns: Readonly<Record<string, Exported | Excepted>> = {
  // The payload names the actor.
  'auth.audit_log_entries.payload': { list: 'sign_ins', without: { id: ofAuthService } },
  'auth.flow_state.user_id': { except: secret },
  'auth.identities.user_id': { list: 'identities', without: { user_id: caller } },
  'auth.refresh_tokens.session_id': { except: secret },
  'auth.refresh_tokens.user_id': { except: secret },
  'auth.sessions.user_id': {
    list: 'sessions',
    without: {
      user_id: caller,
      refresh_token_hmac_key: secret,
      refresh_token_counter: secret,
      tag: ofAuthService,
      scopes: ofAuthService,
      factor_id: 'the factor is in the list of factors',
    },
  },
  'auth.users.id': {
    list: 'account',
    without: {
      aud: ofAuthService,
      role: ofAuthService,
      is_super_admin: ofAuthService,
      instance_id: ofAuthService,
      email_change_confirm_status: ofAuthService,
      encrypted_password: secret,
      confirmation_token: secret,
      recovery_token: secret,
      email_change_token_new: secret,
      email_change_token_current: secret,
      phone_change_token: secret,
      reauthentication_token: secret,
    },
  },
  'private.account_deletions.user_id': { list: 'account_deletion', without: { user_id: caller } },
  'private.named_acts.user_id': { list: 'last_listing', without: { user_id: caller } },
  'private.processed_requests.user_id': { list: 'requests', without: { user_id: caller } },
  'private.rate_counters.actor': { list: 'counters', without: { actor: caller } },
  'private.reminders.subscription_id': {
    list: 'wake_ups',
    without: { attempts: forPulls, try_after: forPulls, lease: secret },
  },
  'private.revisions.scope': { except: 'the newest of the numbers that phones pull by' },
  'private.suspensions.user_id': { list: 'suspensions', without: { user_id: caller } },
  'private.unfinished_accounts.user_id': { except: 'has nothing about who can ask: a name and a password come first' },
  'private.used_proofs.item_id': {
    except: 'the proofs of work of those who have asked for a number; they name nobody',
  },
  'public.audit_log.admin_id': {
    list: 'admin_actions',
    without: { admin_id: caller, detail: 'the content of catalogues, which everybody reads' },
  },
  'public.contact_messages.user_id': {
    list: 'contact_messages',
    without: { user_id: caller, proof_of_work: 'always empty' },
  },
  'public.gossip_likes.user_id': { list: 'gossip_likes', without: { user_id: caller, rev: forPulls } },
  'public.gossip_submissions.user_id': { list: 'gossip_posts', without: { user_id: caller, rev: forPulls } },
  'public.item_photos.item_id': { list: 'item_photos', without: { rev: forPulls } },
  'public.item_photos.user_id': { list: 'item_photos', without: { rev: forPulls } },
  'public.items.user_id': { list: 'items', without: { rev: forPulls } },
  'public.pregnancy_tracking.user_id': { list: 'pregnancy', without: { rev: forPulls } },
  'public.profiles.id': { list: 'profile', without: { rev: forPulls } },
  'public.provider_ratings.user_id': { list: 'provider_ratings', without: { user_id: caller, rev: forPulls } },
  'public.push_subscriptions.user_id': {
    list: 'reminders',
    without: { user_id: caller, rev: forPulls, p256dh: secret, auth: secret },
  },
  'public.reports.user_id': {
    list: 'reports',
    // Nobody may learn how many reports hide a post, nor from a minute what an admin has decided.
    without: {
      user_id: caller,
      settled: 'when an admin decides is told to nobody',
      dismissed: 'when an admin decides is told to nobody',
      counts: 'who knew could send the reports that hide a post',
      urgent: 'who knew could push others out of the queue',
    },
  },
  'public.tombstones.owner_id': {
    list: 'deletions',
    without: { owner_id: caller, rev: forPulls, id: forPulls, updated_at: 'never changes' },
  },
  'storage.buckets.owner': { except: 'buckets are the service’s' },
  'storage.buckets.owner_id': { except: 'buckets are the service’s' },
  'storage.objects.owner': {
    list: 'files',
    without: {
      owner_id: caller,
      path_tokens: 'the parts of its name',
      version: ofAuthService,
      owner: caller,
      id: ofAuthService,
    },
  },
  'storage.objects.owner_id': {
    list: 'files',
    without: {
      owner: caller,
      owner_id: caller,
      path_tokens: 'the parts of its name',
      version: ofAuthService,
      id: ofAuthService,
    },
  },
}

/** Tables of the hosted auth service that the embedded one lacks. */
export const ofHostedService: Readonly<Record<string, Exported | Excepted>> = {
  'auth.mfa_factors.user_id': {
    list: 'second_factors',
    without: {
      secret,
      last_webauthn_challenge_data: secret,
      web_authn_credential: secret,
      web_authn_aaguid: ofAuthService,
    },
  },
  'auth.mfa_challenges.factor_id': { except: secret },
  'auth.mfa_amr_claims.session_id': { except: 'the level of the session is in its list' },
  'auth.one_time_tokens.user_id': { except: secret },
}

/** The columns that name a person: by a reference to an account or to a row of one, or by their name. */
export const columnsThatNamePeople = async (backend: TestBackend): Promise<readonly string[]> => {
  const columns = await backend.sql<{ name: string }>(
    `with recursive owned (id) as (
       select 'auth.users'::regclass::oid
       union select k.conrelid from pg_constraint as k join owned on k.confrelid = owned.id where k.contype = 'f'
     ), named as (
       select c.oid, n.nspname || '.' || c.relname || '.' || a.attname as name, a.attname, a.attnum
       from pg_class as c join pg_namespace as n on n.oid = c.relnamespace join pg_attribute as a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
       where c.relkind in ('r', 'p') and n.nspname in ('public', 'private', 'auth', 'storage')
     )
     select named.name from named
     where named.name in ('auth.users.id', 'auth.audit_log_entries.payload') or named.attname !~ '^is_' and named.attname ~ '(^|_)(user|owner|author|admin|seller|account|person|reporter|member)(_id)?$' or named.attname in ('actor', 'scope')
       or exists (
         select from pg_constraint as k join owned on owned.id = k.confrelid
         where k.contype = 'f' and k.conrelid = named.oid and named.attnum = any (k.conkey))
     order by 1`,
  )
  return columns.map(({ name }) => name)
}
