import { App, setExperimental } from '@supabase/lite'
import { answerSignInsAlike } from './corrections/even-sign-ins.ts'
import { endOtherSessions } from './corrections/ended-sessions.ts'
import type { MailOrigins } from './corrections/mail-origins.ts'
import { signUpAgain } from './corrections/repeated-sign-ups.ts'
import { resendConfirmation } from './corrections/resent-confirmations.ts'
import type { SignedLinks } from './corrections/signed-links.ts'
import { withoutFileOwners } from './corrections/storage-owners.ts'
import { withStorageRefusals } from './corrections/storage-refusals.ts'
import { readCommonPasswords, refuseWeakPasswords } from './corrections/weak-passwords.ts'
import type { Database } from './database.ts'
import type { CapturedEmails } from './emails.ts'
import type { Keys } from './keys.ts'
import { places } from './places.ts'
import type { Settings } from './settings.ts'
import { SignInLimits } from './sign-in-limits.ts'
import { StorageFiles } from './storage-files.ts'

// Only Lite's command line sends telemetry, and it is not used here. This is a safeguard in case that changes.
process.env['LITE_TELEMETRY'] = '0'

export type LiteParts = {
  readonly database: Database
  readonly keys: Keys
  readonly emails: CapturedEmails
  readonly links: SignedLinks
  readonly origins: MailOrigins
  readonly settings: Settings
  readonly siteUrl: string
  readonly storageFolder: string
}

/**
 * Starts Supabase Lite on a migrated database, wrapped in the corrections.
 *
 * @returns the handler of `/rest/v1`, `/auth/v1` and `/storage/v1`. On the embedded database, pass it one request at a
 *   time: they all share one session, and a second request would run in the transaction of the first.
 */
export async function startLite(parts: LiteParts): Promise<(request: Request) => Promise<Response>> {
  const app = configuredApp(parts)
  app._storageAdapter = new StorageFiles(parts.storageFolder)
  await app.init()
  // Set after init, which would print a warning. Storage reads it on each request.
  setExperimental('storage', true)
  await parts.database.introspect()
  const common = await readCommonPasswords(places.commonPasswords)
  const withStrongPassword = (request: Request) => refuseWeakPasswords(request, async (each) => app.fetch(each), common)
  const withoutLimits = (request: Request) =>
    endOtherSessions(request, withStrongPassword, {
      sql: parts.database.sql,
      tokenLifetime: parts.settings.auth.jwt_expiry,
    })
  const limits = new SignInLimits(parts.database.sql, parts.keys)
  const evenly = (request: Request) => answerSignInsAlike(request, withoutLimits, parts.database.sql)
  const withResend = (request: Request) => resendConfirmation(request, evenly, parts)
  const isConfirmed = (email: string) => hasConfirmedAccount(parts.database, email)
  const withSignUpAgain = (request: Request) => signUpAgain(request, withResend, isConfirmed)
  // Around the corrections of Lite's 429: they would take that of a limit for it.
  const withLimits = (request: Request) => limits.answer(request, withSignUpAgain)
  return async (mailed) => {
    const { request, isSigned } = await parts.links.opened(mailed)
    const answer = () => (isSigned ? limits.openLink(request, withoutLimits) : withLimits(request))
    return parts.origins.remembering(request, async () =>
      withoutFileOwners(request, await withStorageRefusals(request, answer)),
    )
  }
}

function configuredApp({ database, keys, emails, settings: { api, auth, storage }, siteUrl }: LiteParts) {
  const { enabled: enable_signup, template, ...email } = auth.email
  const { reauthentication: _unknownToLite, ...templates } = template
  return new App({
    connection: database,
    api: { ...api, enabled: true },
    auth: {
      ...auth,
      email: { ...email, enable_signup, template: templates },
      enabled: true,
      jwt_secret: keys.jwtSecret,
      publishable_key: keys.publishable,
      secret_key: keys.secret,
      site_url: siteUrl,
      additional_redirect_urls: [...auth.additional_redirect_urls, `${siteUrl}/**`],
    },
    storage: { ...storage, enabled: true },
    studio: { enabled: false },
    // With `admin`, a request without a key would run as service_role.
    options: { server: { admin: false, disableStudio: true }, drivers: { email: emails } },
  })
}

async function hasConfirmedAccount({ sql }: Database, email: string): Promise<boolean> {
  const { rows } = await sql.query('select from auth.users where email = lower($1) and confirmed_at is not null', [
    email,
  ])
  return rows.length > 0
}
