import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import { connectFrom, requestFrom } from './request-from.ts'
import { webpWith } from '../../../supabase/functions/housekeeping/pictures/test-pictures.ts'
import type { AttackParts } from './start-flood-server.ts'

const tenMB = 10 * 1024 * 1024
/** Tried from the largest on: what a bucket takes. */
const fileSizes = [tenMB, tenMB / 5]
/** What an account may store in a day, and one more file. */
const maxStoredBytes = 52e6

/** A picture of this size at most; what is none is not stored. */
const pictureOf = (bytes: number): Buffer => Buffer.from(webpWith('', bytes - 100))

/** Keeps this many connections open, and opens another one for each that the server closes. */
const hold = async (count: number, until: AbortSignal, open: (index: number) => Socket): Promise<void> => {
  const sockets = new Set<Socket>()
  const add = (index: number) => {
    const socket = open(index)
    sockets.add(socket)
    socket.once('close', () => {
      sockets.delete(socket)
      if (!until.aborted) setTimeout(() => add(index), 250)
    })
  }
  for (let index = 0; index < count; index += 1) add(index)
  await new Promise<void>((resolve) => until.addEventListener('abort', () => resolve()))
  for (const socket of sockets) socket.destroy()
}

const upload = async (
  { server, account }: AttackParts,
  bytes: Buffer,
): Promise<{ readonly status: number; readonly path: string }> => {
  const path = `item-images/${account.id}/${randomUUID()}-large.webp`
  const headers = {
    apikey: server.keys.publishable,
    authorization: `Bearer ${account.token}`,
    'content-type': 'image/webp',
  }
  return {
    status: await requestFrom('127.0.2.1', server.url, {
      method: 'POST',
      path: `/storage/v1/object/${path}`,
      headers,
      body: bytes,
    }),
    path,
  }
}

const addressOf = (index: number, of: number): string => `127.0.2.${1 + (index % of)}`

/** The largest file that the server takes. */
const largestFile = async (parts: AttackParts): Promise<string> => {
  for (const bytes of fileSizes) {
    const { status, path } = await upload(parts, pictureOf(bytes))
    if (status === 200) return path
  }
  throw new Error('no file was stored')
}

/** Attacks that take memory, descriptors, time or disk. What one returns is printed. */
export const resourceAttacks: Readonly<Record<string, (parts: AttackParts) => Promise<string | void>>> = {
  '160 slow readers of one file from four addresses': async (parts) => {
    const path = await largestFile(parts)
    await hold(160, parts.until, (index) =>
      connectFrom(
        addressOf(index, 4),
        parts.server.url,
        `GET /storage/v1/object/public/${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
        { reads: false },
      ),
    )
  },
  '160 slow readers of a whole campus from four addresses': ({ server, until }) =>
    hold(160, until, (index) => {
      const request = `GET /rest/v1/rpc/sync?campus=tum HTTP/1.1\r\nHost: localhost\r\napikey: ${server.keys.publishable}\r\n\r\n`
      return connectFrom(addressOf(index, 4), server.url, request.repeat(50), { reads: false })
    }),
  '3,000 silent connections from one address': ({ server, until }) =>
    hold(3000, until, () => connectFrom('127.0.2.1', server.url, '')),
  '3,000 silent connections from 200 addresses': ({ server, until }) =>
    hold(3000, until, (index) => connectFrom(addressOf(index, 200), server.url, '')),
  'syncs with 1.9 MB of names of tables': async ({ server, until }) => {
    const body = JSON.stringify({ campus: 'tum', tables: 'items,'.repeat(316_000) })
    const send = async (line: number) => {
      while (!until.aborted) {
        const status = await requestFrom(addressOf(line, 4), server.url, {
          method: 'POST',
          path: '/rest/v1/rpc/sync',
          headers: { apikey: server.keys.publishable, 'content-type': 'application/json' },
          body,
        })
        if (status === 0) await new Promise((resolve) => setTimeout(resolve, 100))
      }
    }
    await Promise.all(Array.from({ length: 4 }, (_, line) => send(line)))
  },
  'files as large as they are taken from one account': async (parts) => {
    const files = fileSizes.map(pictureOf)
    let stored = 0
    while (!parts.until.aborted) {
      for (const bytes of files) if ((await upload(parts, bytes)).status === 200) stored += bytes.byteLength
    }
    if (stored > maxStoredBytes) throw new Error(`${Math.round(stored / 1e6)} MB were stored`)
    return `${Math.round(stored / 1e6)} MB stored`
  },
}
