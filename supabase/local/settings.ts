import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parse } from 'smol-toml'
import * as v from 'valibot'
import { isLoopback } from './corrections/mail-origins.ts'
import { projectRoot } from './places.ts'
import { StartupError, oneLine } from './startup-error.ts'

const mailTemplate = v.object({
  subject: v.string(),
  content_path: v.pipe(
    v.string(),
    v.transform((path) => resolve(projectRoot, path)),
  ),
})

const emailSettings = v.object({
  enabled: v.boolean(),
  enable_confirmations: v.boolean(),
  double_confirm_changes: v.boolean(),
  secure_password_change: v.boolean(),
  max_frequency: v.pipe(v.string(), v.regex(/^(\d+m)?(\d+s)?$/)),
  otp_length: v.pipe(v.number(), v.integer(), v.minValue(6)),
  otp_expiry: v.pipe(v.number(), v.integer(), v.minValue(1)),
  template: v.object({
    confirmation: mailTemplate,
    recovery: mailTemplate,
    email_change: mailTemplate,
    reauthentication: mailTemplate,
  }),
})

const settingsSchema = v.object({
  api: v.object({
    schemas: v.array(v.string()),
    extra_search_path: v.array(v.string()),
    max_rows: v.pipe(v.number(), v.integer(), v.minValue(1)),
  }),
  auth: v.object({
    site_url: v.pipe(v.string(), v.url()),
    additional_redirect_urls: v.array(v.string()),
    jwt_expiry: v.pipe(v.number(), v.integer(), v.minValue(60)),
    enable_signup: v.boolean(),
    enable_anonymous_sign_ins: v.boolean(),
    enable_refresh_token_rotation: v.boolean(),
    refresh_token_reuse_interval: v.pipe(v.number(), v.integer(), v.minValue(0)),
    minimum_password_length: v.pipe(v.number(), v.integer(), v.minValue(6)),
    email: emailSettings,
  }),
  storage: v.object({ file_size_limit: v.string() }),
})

/** The part of `config.toml` that both the embedded backend and a hosted project use. */
export type Settings = v.InferOutput<typeof settingsSchema>

/**
 * Reads the shared settings from a Supabase `config.toml`.
 *
 * @throws {StartupError} when the file is missing, is not TOML, or lacks a setting.
 */
export async function loadSettings(configFile: string): Promise<Settings> {
  let config: unknown
  try {
    config = parse(await readFile(configFile, 'utf8'))
  } catch (error) {
    throw new StartupError(`${configFile} cannot be read: ${oneLine(error)}`)
  }
  const result = v.safeParse(settingsSchema, config)
  if (result.success) return result.output
  const [issue] = result.issues
  throw new StartupError(`${configFile}: ${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`)
}

/**
 * The address at which people open the app: SITE_URL, else `auth.site_url`. Undefined where neither names more than
 * this machine.
 *
 * @throws {StartupError} when SITE_URL is no address.
 */
export function siteOf({ auth }: Settings, chosen: string | undefined): string | undefined {
  const named = chosen?.trim()
  if (named) return originOf(named)
  const { hostname, origin } = new URL(auth.site_url)
  return isLoopback(hostname) ? undefined : origin
}

function originOf(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === '' && url.username === '')
    return url.origin
  throw new StartupError(`SITE_URL must be an address like https://comrade.example, without a path, not "${address}"`)
}
