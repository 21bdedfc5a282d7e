import { request } from 'node:http'
import { clientOf } from './users.ts'
import type { Caller, TestUsers } from './users.ts'
import type { TestBackend } from './start-backend.ts'

export type RawResponse = { readonly status: number; readonly text: string }
export type RawRequest = {
  readonly method?: string
  /** The address of this machine that it comes from, such as 127.0.0.2. */
  readonly from?: string
  readonly headers?: Record<string, string>
  /** An array is sent in chunks, without a Content-Length. */
  readonly body?: string | Uint8Array | readonly Uint8Array[]
}

/** The headers that identify a caller. */
export async function credentialsOf(
  backend: TestBackend,
  users: TestUsers,
  caller: Caller,
): Promise<Record<string, string>> {
  const { session } = (await clientOf(users, caller).auth.getSession()).data
  return { apikey: backend.keys.publishable, ...(session && { authorization: `Bearer ${session.access_token}` }) }
}

/** Sends a path unchanged: no client normalizes it. */
export function sendRawRequest(
  { url }: Pick<TestBackend, 'url'>,
  path: string,
  { method = 'GET', headers = {}, body, from }: RawRequest = {},
): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const call = request(
      url,
      { path, method, headers, ...(from !== undefined && { localAddress: from }) },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() }))
      },
    )
    call.on('error', reject)
    if (typeof body === 'string' || body instanceof Uint8Array) return void call.end(body)
    for (const chunk of body ?? []) call.write(chunk)
    call.end()
  })
}
