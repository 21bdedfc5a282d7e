import * as v from 'valibot'
import type { Vapid } from './vapid.ts'

export type Settings = {
  readonly projectUrl: string
  readonly serviceKey: string
  readonly vapid: Vapid
  /** The bearer token that callers must send to dispatch reminders. */
  readonly dispatchSecret: string
  /** Origins that may be called in addition to the known push services. */
  readonly pushServices: readonly string[]
}

const origins = v.pipe(
  v.optional(v.string(), ''),
  v.transform((list) => list.split(',').map((origin) => origin.trim()).filter((origin) => origin !== '')),
  v.array(v.pipe(v.string(), v.url(), v.transform((url) => new URL(url).origin))),
)

const environment = v.object({
  SUPABASE_URL: v.pipe(v.string(), v.url()),
  SUPABASE_SERVICE_ROLE_KEY: v.pipe(v.string(), v.nonEmpty()),
  VAPID_PUBLIC_KEY: v.pipe(v.string(), v.regex(/^B[\w-]{86}$/)),
  VAPID_PRIVATE_KEY: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
  VAPID_SUBJECT: v.pipe(v.string(), v.regex(/^(mailto:|https:\/\/)\S+$/)),
  DISPATCH_SECRET: v.pipe(v.string(), v.minLength(20)),
  PUSH_SERVICES: origins,
})

/**
 * Reads the settings from the environment.
 *
 * @throws an error that names the missing or malformed settings, never their values.
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const result = v.safeParse(environment, env)
  if (!result.success) {
    const names = [...new Set(result.issues.map((issue) => String(issue.path?.[0]?.key)))]
    throw new Error(`push-dispatch: missing or malformed settings: ${names.join(', ')}`)
  }
  const { output } = result
  return {
    projectUrl: output.SUPABASE_URL,
    serviceKey: output.SUPABASE_SERVICE_ROLE_KEY,
    vapid: { publicKey: output.VAPID_PUBLIC_KEY, privateKey: output.VAPID_PRIVATE_KEY, subject: output.VAPID_SUBJECT },
    dispatchSecret: output.DISPATCH_SECRET,
    pushServices: output.PUSH_SERVICES,
  }
}
