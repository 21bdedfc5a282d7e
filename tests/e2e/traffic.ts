import type { BrowserContext, Request } from '@playwright/test'

type Sent = { readonly url: string; readonly fromWorker: boolean; /** Address, headers and body, as one text. */ readonly text: string }

const recorded = async (request: Request): Promise<Sent> => {
  // The full headers of a request that is open when the test ends are lost.
  const headers = await request.allHeaders().catch(() => request.headers())
  const body = request.postDataBuffer()
  return {
    url: request.url(),
    fromWorker: request.serviceWorker() !== null,
    text: [request.method(), request.url(), decodeURIComponent(request.url().replaceAll('+', ' ')), JSON.stringify(headers), body?.toString('utf8') ?? '', body?.toString('latin1') ?? ''].join('\n'),
  }
}

/** Every request of a browser: of its pages and of its service worker. */
export const recordTraffic = (context: BrowserContext) => {
  const requests: Promise<Sent>[] = []
  context.on('request', (request) => requests.push(recorded(request)))
  return { all: (): Promise<Sent[]> => Promise.all(requests) }
}

/** A text as it might be hidden: as it is, turned round, in another case, or in base64 at each of its three places. */
export const disguises = (text: string): string[] => {
  const base64 = [0, 1, 2].map((shift) => Buffer.from(`${'-'.repeat(shift)}${text}`).toString('base64').slice(shift === 0 ? 0 : 4, -4))
  const hex = Buffer.from(text).toString('hex')
  return [text, text.toLowerCase(), text.toUpperCase(), [...text].toReversed().join(''), hex, ...base64]
}
