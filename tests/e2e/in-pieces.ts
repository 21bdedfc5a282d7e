import { once } from 'node:events'
import { createServer } from 'node:http'
import { extname } from 'node:path'
import { setTimeout } from 'node:timers/promises'

const pieceLength = 2000
const pause = 10

const empty: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' }

/**
 * Serves one page in pieces, as a slow network delivers it, and scripts and styles without content.
 * @returns its origin and what stops it
 */
export const serveInPieces = async (html: string) => {
  const server = createServer(async ({ url = '' }, response) => {
    if (url !== '/') {
      const type = empty[extname(url)]
      return void (
        type === undefined ? response.writeHead(404) : response.writeHead(200, { 'Content-Type': type })
      ).end()
    }
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' })
    for (let at = 0; at < html.length; at += pieceLength) {
      response.write(html.slice(at, at + pieceLength))
      await setTimeout(pause)
    }
    response.end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The server has no port')
  return { origin: `http://localhost:${address.port}`, stop: () => server.close() }
}
