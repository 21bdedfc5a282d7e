import type { ProjectSettings } from '../_shared/environment.ts'

/** Calls the project's own API with the service key. */
export type ProjectApi = {
  call(
    method: string,
    path: string,
    body?: string | ArrayBuffer,
    contentType?: string,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Response>
  /** @throws when the response is not a success. */
  rpc(name: string, values: Readonly<Record<string, unknown>>): Promise<unknown>
}

const timeoutMs = 30_000

/** @param send performs a request; the embedded backend passes its own handler. */
export function projectApi(
  { projectUrl, serviceKey }: ProjectSettings,
  send: (request: Request) => Promise<Response>,
): ProjectApi {
  const call: ProjectApi['call'] = (method, path, body, contentType, headers = {}) =>
    send(
      new Request(`${projectUrl}${path}`, {
        method,
        headers: {
          ...headers,
          apikey: serviceKey,
          authorization: `Bearer ${serviceKey}`,
          ...(contentType && { 'content-type': contentType }),
        },
        ...(body === undefined ? {} : { body }),
        signal: AbortSignal.timeout(timeoutMs),
      }),
    )
  return {
    call,
    async rpc(name, values) {
      const response = await call('POST', `/rest/v1/rpc/${name}`, JSON.stringify(values), 'application/json')
      if (!response.ok) throw new Error(`${name} responded with ${response.status}`)
      return response.json()
    },
  }
}
