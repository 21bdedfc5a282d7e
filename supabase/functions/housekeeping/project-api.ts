import type { Settings } from './settings.ts'

/** The project's own API, called with the service key. */
export type ProjectApi = {
  call(method: string, path: string, body?: string | ArrayBuffer, contentType?: string, headers?: Readonly<Record<string, string>>): Promise<Response>
  /** @throws when the function does not answer with success. */
  rpc(name: string, values: Readonly<Record<string, unknown>>): Promise<unknown>
}

const timeoutMs = 30_000

/** @param send how a request leaves; the embedded backend answers its own. */
export function projectApi({ projectUrl, serviceKey }: Settings, send: (request: Request) => Promise<Response>): ProjectApi {
  const call: ProjectApi['call'] = (method, path, body, contentType, headers = {}) =>
    send(
      new Request(`${projectUrl}${path}`, {
        method,
        headers: { ...headers, apikey: serviceKey, authorization: `Bearer ${serviceKey}`, ...(contentType && { 'content-type': contentType }) },
        ...(body === undefined ? {} : { body }),
        signal: AbortSignal.timeout(timeoutMs),
      }),
    )
  return {
    call,
    async rpc(name, values) {
      const answer = await call('POST', `/rest/v1/rpc/${name}`, JSON.stringify(values), 'application/json')
      if (!answer.ok) throw new Error(`${name} was answered with ${answer.status}`)
      return answer.json()
    },
  }
}
