import * as v from 'valibot'

/** The settings of every Edge Function. */
export type ProjectSettings = {
  readonly projectUrl: string
  readonly serviceKey: string
  /** The bearer token that callers must send. */
  readonly dispatchSecret: string
}

export const projectEnvironment = {
  SUPABASE_URL: v.pipe(v.string(), v.url()),
  SUPABASE_SERVICE_ROLE_KEY: v.pipe(v.string(), v.nonEmpty()),
  DISPATCH_SECRET: v.pipe(v.string(), v.minLength(20)),
}

export const projectSettings = (
  env: v.InferOutput<v.ObjectSchema<typeof projectEnvironment, undefined>>,
): ProjectSettings => ({
  projectUrl: env.SUPABASE_URL,
  serviceKey: env.SUPABASE_SERVICE_ROLE_KEY,
  dispatchSecret: env.DISPATCH_SECRET,
})

/**
 * Parses the environment of an Edge Function.
 *
 * @throws an error that names the missing or malformed settings, never their values.
 */
export function parseEnvironment<Schema extends v.GenericSchema>(
  functionName: string,
  schema: Schema,
  env: Readonly<Record<string, string | undefined>>,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, env)
  if (result.success) return result.output
  const names = [...new Set(result.issues.map((issue) => String(issue.path?.[0]?.key)))]
  throw new Error(`${functionName}: missing or malformed settings: ${names.join(', ')}`)
}
