import * as v from 'valibot'
import { parseEnvironment, projectEnvironment, projectSettings } from '../_shared/environment.ts'
import type { ProjectSettings } from '../_shared/environment.ts'
import type { Vapid } from './vapid.ts'

export type Settings = ProjectSettings & {
  readonly vapid: Vapid
  /** Origins that may be called in addition to the known push services. */
  readonly pushServices: readonly string[]
}

const origins = v.pipe(
  v.optional(v.string(), ''),
  v.transform((list) =>
    list
      .split(',')
      .map((origin) => origin.trim())
      .filter((origin) => origin !== ''),
  ),
  v.array(
    v.pipe(
      v.string(),
      v.url(),
      v.transform((url) => new URL(url).origin),
    ),
  ),
)

const environment = v.object({
  VAPID_PUBLIC_KEY: v.pipe(v.string(), v.regex(/^B[\w-]{86}$/)),
  VAPID_PRIVATE_KEY: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
  VAPID_SUBJECT: v.pipe(v.string(), v.regex(/^(mailto:|https:\/\/)\S+$/)),
  ...projectEnvironment,
  PUSH_SERVICES: origins,
})

/**
 * Reads the settings from the environment.
 * @throws an error that names the missing or malformed ones, never their values
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const parsed = parseEnvironment('push-dispatch', environment, env)
  return {
    ...projectSettings(parsed),
    vapid: { publicKey: parsed.VAPID_PUBLIC_KEY, privateKey: parsed.VAPID_PRIVATE_KEY, subject: parsed.VAPID_SUBJECT },
    pushServices: parsed.PUSH_SERVICES,
  }
}
