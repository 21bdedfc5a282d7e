import type { BrowserContext, Request } from '@playwright/test'

type RecordedRequest = {
  readonly url: string
  readonly fromWorker: boolean
  /** URL, headers and body in one string. */ readonly text: string
}

const recorded = async (request: Request): Promise<RecordedRequest> => {
  // `allHeaders` fails for a request that is still open when the test ends.
  const headers = await request.allHeaders().catch(() => request.headers())
  const body = request.postDataBuffer()
  return {
    url: request.url(),
    fromWorker: request.serviceWorker() !== null,
    text: [
      request.method(),
      request.url(),
      decodeURIComponent(request.url().replaceAll('+', ' ')),
      JSON.stringify(headers),
      body?.toString('utf8') ?? '',
      body?.toString('latin1') ?? '',
    ].join('\n'),
  }
}

/** Records every request of a browser's pages and service workers. */
export const recordTraffic = (context: BrowserContext) => {
  const requests: Promise<RecordedRequest>[] = []
  context.on('request', (request) => requests.push(recorded(request)))
  return { all: (): Promise<RecordedRequest[]> => Promise.all(requests) }
}

/**
 * Forms in which a text might be sent: plain, reversed, in another case, in hex, and in base64 at each of the three
 * offsets.
 */
export const encodingsOf = (text: string): string[] => {
  const base64 = [0, 1, 2].map((shift) =>
    Buffer.from(`${'-'.repeat(shift)}${text}`)
      .toString('base64')
      .slice(shift === 0 ? 0 : 4, -4),
  )
  const hex = Buffer.from(text).toString('hex')
  return [text, text.toLowerCase(), text.toUpperCase(), [...text].toReversed().join(''), hex, ...base64]
}
