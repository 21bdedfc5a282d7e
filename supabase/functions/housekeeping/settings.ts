import * as v from 'valibot'

export type Settings = {
  readonly projectUrl: string
  readonly serviceKey: string
  /** What a caller must know. */
  readonly dispatchSecret: string
}

const environment = v.object({
  SUPABASE_URL: v.pipe(v.string(), v.url()),
  SUPABASE_SERVICE_ROLE_KEY: v.pipe(v.string(), v.nonEmpty()),
  DISPATCH_SECRET: v.pipe(v.string(), v.minLength(20)),
})

/**
 * Reads the settings from the environment.
 *
 * @throws naming those that are missing or malformed, never their values.
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const found = v.safeParse(environment, env)
  if (!found.success) {
    const names = [...new Set(found.issues.map((issue) => String(issue.path?.[0]?.key)))]
    throw new Error(`housekeeping: missing or malformed settings: ${names.join(', ')}`)
  }
  const { output } = found
  return { projectUrl: output.SUPABASE_URL, serviceKey: output.SUPABASE_SERVICE_ROLE_KEY, dispatchSecret: output.DISPATCH_SECRET }
}
