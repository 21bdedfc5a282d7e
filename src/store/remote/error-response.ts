import * as v from 'valibot'

/** An error response. `status` is 0 when there was none, `code` is empty when the body named none. */
export type ErrorResponse = {
  readonly status: number
  /** SQLSTATE, or an error code of PostgREST or Storage. */
  readonly code: string
  readonly message: string
  readonly hint?: string | null | undefined
}

const bodySchema = v.object({
  code: v.nullish(v.string()),
  error: v.nullish(v.string()),
  message: v.nullish(v.string()),
  statusCode: v.optional(v.union([v.string(), v.number()])),
})

/** The error in a body of PostgREST or Storage; null for any other body, such as the page of a proxy. */
export const errorOf = (status: number, body: unknown): ErrorResponse | null => {
  const parsed = v.safeParse(bodySchema, body)
  if (!parsed.success) return null
  const { code, error, message, statusCode } = parsed.output
  // Storage answers 400 and puts the actual status in the body.
  return { status: Number(statusCode) || status, code: code ?? error ?? '', message: message ?? '' }
}
