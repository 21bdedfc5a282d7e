import { CountingProxy } from '../counting-proxy.ts'

export type Sent = { readonly path: string; readonly bytes: number }

/** Counts the bodies that have been sent to their end. */
export const countBodies = (target: string, latencyMs: number) =>
  new CountingProxy<Sent>(
    target,
    ({ url = '/' }, answer, add) => {
      let bytes = 0
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length)).on('end', () => add({ path: url, bytes }))
    },
    latencyMs,
  )
