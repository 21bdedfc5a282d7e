import type { IncomingMessage } from 'node:http'
import { CountingProxy } from '../counting-proxy.ts'

/** A request. `bytes` counts the status line, the headers and the body of the response as sent. */
export type Answer = { readonly method: string; readonly path: string; bytes: number; readonly requestBytes: number }

const headerBytes = (first: string, { rawHeaders }: IncomingMessage): number =>
  first.length + 4 + rawHeaders.reduce((sum, part) => sum + part.length + 2, 0)

/** Counts the backend's answers, from their first byte: some do not end. */
export const countAnswers = (target: string) =>
  new CountingProxy<Answer>(target, (request, response, add) => {
    const { method = 'GET', url = '/' } = request
    if (!/^\/(?:rest|live|auth|storage|functions)\//.test(url)) return
    const bytes = headerBytes(`HTTP/1.1 ${response.statusCode} ${response.statusMessage}`, response)
    const answer = { method, path: url, bytes, requestBytes: headerBytes(`${method} ${url} HTTP/1.1`, request) }
    add(answer)
    response.on('data', (chunk: Buffer) => (answer.bytes += chunk.length))
  })
