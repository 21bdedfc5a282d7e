type Stream = { readonly url: string; say(text: string): void; end(): void }

/** Takes the place of `fetch`, and of the server's live heads. */
export const fakeLiveServer = () => {
  const streams: Stream[] = []
  /** Answers to the next requests, in place of a stream; `null` for no network. */
  const refusals: (Response | null)[] = []
  const requests: string[] = []
  const fetch = async (url: string, { signal }: RequestInit): Promise<Response> => {
    requests.push(url)
    const refusal = refusals.shift()
    if (refusal === null) throw new TypeError('Failed to fetch')
    if (refusal) return refusal
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        signal?.addEventListener('abort', () => controller.error(signal.reason))
        streams.push({
          url,
          say: (text) => controller.enqueue(new TextEncoder().encode(text)),
          end: () => controller.close(),
        })
      },
    })
    return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } })
  }
  return {
    fetch,
    requests,
    refuse: (...answers: readonly (Response | null)[]) => void refusals.push(...answers),
    /** Sends a text on the newest stream. */
    say: (text: string) => streams.at(-1)?.say(text),
    tell: (head: number) => streams.at(-1)?.say(`retry: 15000\ndata: ${head}\n\n`),
    end: () => streams.at(-1)?.end(),
  }
}
