import { AsyncLocalStorage } from 'node:async_hooks'

type Refusal = { readonly status: number; readonly message: string }
type Fetch = (request: Request) => Promise<Response>

const refusals = new AsyncLocalStorage<(refusal: Refusal) => void>()

/** Remembers a status that the database has raised (`PT429`) for the answer to the current request. */
export function noteRefusal(thrown: unknown): void {
  if (!(thrown instanceof Error) || !('code' in thrown)) return
  const status = /^PT(\d{3})$/.exec(String(thrown.code))?.[1]
  if (status !== undefined) refusals.getStore()?.({ status: Number(status), message: thrown.message })
}

/**
 * Correction: an upload that a limit of the database refuses. Lite responds with 500 to a status that a policy raises;
 * the phone should hear when to try again.
 */
export async function withStorageRefusals(request: Request, next: Fetch): Promise<Response> {
  let refused: Refusal | undefined
  const response = await refusals.run(
    (refusal) => (refused = refusal),
    () => next(request),
  )
  if (refused === undefined || response.status !== 500 || !new URL(request.url).pathname.startsWith('/storage/v1/'))
    return response
  const { status, message } = refused
  return Response.json(
    { statusCode: String(status), error: 'Refused', message },
    { status, headers: { 'retry-after': '60' } },
  )
}
