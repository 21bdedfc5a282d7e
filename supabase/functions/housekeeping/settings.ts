import * as v from 'valibot'

export type Settings = {
  readonly projectUrl: string
  readonly serviceKey: string
  /** The bearer token that callers must send. */
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
 * @throws an error that names the missing or malformed settings, never their values.
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const result = v.safeParse(environment, env)
  if (!result.success) {
    const names = [...new Set(result.issues.map((issue) => String(issue.path?.[0]?.key)))]
    throw new Error(`housekeeping: missing or malformed settings: ${names.join(', ')}`)
  }
  const { output } = result
  return { projectUrl: output.SUPABASE_URL, serviceKey: output.SUPABASE_SERVICE_ROLE_KEY, dispatchSecret: output.DISPATCH_SECRET }
}
