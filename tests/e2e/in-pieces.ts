import { once } from 'node:events'
import { createServer } from 'node:http'
import { setTimeout } from 'node:timers/promises'

const pieceLength = 2000
const pause = 10

/** Serves one page in pieces, as a slow network delivers it, and nothing else. @returns its origin and what stops it */
export const serveInPieces = async (html: string) => {
  const server = createServer(async ({ url }, response) => {
    if (url !== '/') return void response.writeHead(404).end()
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
