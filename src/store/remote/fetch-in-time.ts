import { startTimeLimit } from '../time-limit'

/** The milliseconds that a request may be without a byte of its answer. */
const stallLimitMs = 20_000

type Bytes = Uint8Array<ArrayBuffer>

/**
 * The statuses without a body (Fetch standard). Chromium gives them an empty one, which the Response constructor
 * rejects.
 */
const nullBodyStatuses = [204, 205, 304]

/** The same response, whose body fails when the signal is aborted. */
const withBodyWatched = (response: Response, signal: AbortSignal, onChunk: () => void, onEnd: () => void): Response => {
  if (!response.body || nullBodyStatuses.includes(response.status)) {
    onEnd()
    return response
  }
  const watched = new TransformStream<Bytes, Bytes>({
    start: (controller) => signal.addEventListener('abort', () => controller.error(signal.reason)),
    transform: (chunk, controller) => {
      onChunk()
      controller.enqueue(chunk)
    },
    flush: onEnd,
  })
  return new Response(response.body.pipeThrough(watched), response)
}

/**
 * Waits for a response as long as its bytes arrive: a network can swallow a request, or the rest of a response, without
 * an error.
 * @param request receives a signal that the caller or the time limit aborts
 * @throws {DOMException} a TimeoutError after `limitMs` without a byte, also while the body is read
 */
export const answerInTime = async (
  request: (signal: AbortSignal) => Promise<Response>,
  caller: AbortSignal | null | undefined,
  limitMs = stallLimitMs,
): Promise<Response> => {
  const stalled = new AbortController()
  const { signal } = stalled
  const startLimit = () =>
    startTimeLimit(limitMs, () => stalled.abort(new DOMException(`no byte for ${limitMs} ms`, 'TimeoutError')))
  let stopLimit = startLimit()
  const stop = () => stopLimit()
  const restart = () => {
    stop()
    stopLimit = startLimit()
  }
  const whenStalled = new Promise<never>((_resolve, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason)),
  )
  try {
    return withBodyWatched(
      await Promise.race([request(caller ? AbortSignal.any([caller, signal]) : signal), whenStalled]),
      signal,
      restart,
      stop,
    )
  } catch (error) {
    stop()
    throw error
  }
}

/** `fetch` that always ends, like `answerInTime`. */
export const fetchInTime = (
  input: RequestInfo | URL,
  init: RequestInit = {},
  limitMs = stallLimitMs,
): Promise<Response> => answerInTime((signal) => fetch(input, { ...init, signal }), init.signal, limitMs)
