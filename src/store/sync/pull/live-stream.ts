import { retryAfterOf } from '@/store/remote/retry-after'

/**
 * `none`: this server has no such stream. `broken`: it may have one later, not before `retryAfterMs` where the server
 * says so.
 */
export type StreamEnd =
  | { readonly kind: 'none' }
  | { readonly kind: 'broken'; readonly retryAfterMs?: number | undefined }

/** Worth another try. With 204 the server asks for none, and 404 comes from a host without live heads. */
const isPassing = (status: number): boolean => status >= 500 || [408, 425, 429].includes(status)

const endOf = ({ status, headers }: Response): StreamEnd =>
  isPassing(status)
    ? { kind: 'broken', retryAfterMs: retryAfterOf(headers.get('Retry-After'), Date.now()) }
    : { kind: 'none' }

const isStream = ({ status, headers }: Response): boolean =>
  status === 200 && (headers.get('Content-Type') ?? '').startsWith('text/event-stream')

const headIn = (line: string): number[] => {
  const head = /^data: ?(\d+)$/.exec(line)?.[1]
  return head !== undefined && Number.isSafeInteger(Number(head)) ? [Number(head)] : []
}

/**
 * Reads a stream of server-sent events until it ends. Not an EventSource: that hides the server's beats, which are
 * comments, and whether a server that refuses has no stream or is out of order for a moment. Who listens ends one that
 * is silent (live-head.ts).
 * @param onHeard called with whatever arrives: the newest head in it, or null for a beat
 * @returns how it ended; it does not throw
 */
export const readLiveStream = async (
  url: string,
  signal: AbortSignal,
  onHeard: (head: number | null) => void,
): Promise<StreamEnd> => {
  try {
    const response = await fetch(url, { headers: { Accept: 'text/event-stream' }, cache: 'no-store', signal })
    if (!isStream(response)) return endOf(response)
    const reader = response.body?.getReader()
    const decoder = new TextDecoder()
    let unfinished = ''
    for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) {
      const lines = (unfinished + decoder.decode(part.value, { stream: true })).split(/\r?\n/)
      unfinished = lines.pop() ?? ''
      onHeard(lines.flatMap(headIn).at(-1) ?? null)
    }
  } catch {
    // The network is gone, or nobody listens any more.
  }
  return { kind: 'broken' }
}
