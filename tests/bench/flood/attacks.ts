import { randomUUID } from 'node:crypto'
import { connectFrom, requestFrom, type Sent } from './request-from.ts'
import { resourceAttacks } from './resource-attacks.ts'
import type { AttackParts } from './start-flood-server.ts'

/** Attackers have other addresses than the phones. */
const addressOf = (index: number): string => `127.0.2.${1 + (index % 200)}`

/** Sends one request after another, in several lines from one address each. */
const repeat = async (lines: number, { server, until }: AttackParts, next: (line: number) => Sent): Promise<void> => {
  const send = async (line: number) => {
    while (!until.aborted) {
      // A server that is gone answers at once.
      if ((await requestFrom(addressOf(line), server.url, next(line))) === 0)
        await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  await Promise.all(Array.from({ length: lines }, (_, line) => send(line)))
}

const ended = (until: AbortSignal) => new Promise<void>((resolve) => until.addEventListener('abort', () => resolve()))

const json = ({ server, account }: AttackParts) => ({
  apikey: server.keys.publishable,
  authorization: `Bearer ${account.token}`,
  'content-type': 'application/json',
})

/** The attacks of the threat model on the embedded server, each with its way of old. */
export const attacks: Readonly<Record<string, (parts: AttackParts) => Promise<string | void>>> = {
  none: ({ until }) => ended(until),
  'request targets that are no addresses': async ({ server, until }) => {
    for (let n = 0; !until.aborted; n++) {
      for (const target of ['//', '/\\', '///', 'http://[/'])
        connectFrom(addressOf(n), server.url, `GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  },
  'one POST of 11,000 rows': (parts) =>
    repeat(2, parts, () => ({
      method: 'POST',
      path: '/rest/v1/items',
      headers: json(parts),
      body: JSON.stringify(
        Array.from({ length: 11_000 }, () => ({
          id: randomUUID(),
          title: 'x',
          price: 1,
          seller_phone: '+254700000099',
        })),
      ),
    })),
  'guesses of a mailed code': (parts) =>
    repeat(8, parts, () => ({
      method: 'GET',
      path: `/auth/v1/verify?type=recovery&token=${randomUUID()}`,
      headers: { apikey: parts.server.keys.publishable },
    })),
  'routes in another spelling': (parts) =>
    repeat(8, parts, () => ({
      method: 'POST',
      path: '/auth/v1/%74oken?grant_type=password',
      headers: json(parts),
      body: JSON.stringify({ email: 'student2@students.example', password: randomUUID() }),
    })),
  'the same table embedded a hundred times': (parts) =>
    repeat(4, parts, () => ({
      method: 'GET',
      path: `/rest/v1/items?select=id,${Array.from({ length: 100 }, (_, n) => `p${n}:item_photos(id)`).join()}`,
      headers: json(parts),
    })),
  'dozens of patterns in one request': (parts) =>
    repeat(2, parts, () => ({
      method: 'GET',
      path: `/rest/v1/items?select=id&or=(${Array.from({ length: 35 }, (_, n) => `description.ilike.*${'a'.repeat(160 + n)}b*`).join()})`,
      headers: json(parts),
    })),
  'a removal of 100,000 files': (parts) =>
    repeat(2, parts, () => ({
      method: 'DELETE',
      path: '/storage/v1/object/item-images',
      headers: json(parts),
      body: JSON.stringify({ prefixes: Array.from({ length: 100_000 }, (_, n) => `${parts.account.id}/${n}.webp`) }),
    })),
  '72 slow bodies from three addresses': async ({ server, until }) => {
    const head = `POST /rest/v1/items HTTP/1.1\r\nHost: localhost\r\napikey: ${server.keys.publishable}\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n[`
    const sockets = Array.from({ length: 72 }, (_, n) => connectFrom(addressOf(n % 3), server.url, head))
    const drip = setInterval(() => sockets.forEach((socket) => socket.writable && socket.write(' ')), 1000)
    await ended(until)
    clearInterval(drip)
    sockets.forEach((socket) => socket.destroy())
  },
  'sign-ups with a megabyte of metadata': (parts) =>
    repeat(4, parts, () => ({
      method: 'POST',
      path: '/auth/v1/signup',
      headers: { apikey: parts.server.keys.publishable, 'content-type': 'application/json' },
      body: JSON.stringify({
        email: `${randomUUID()}@students.example`,
        password: 'a-long-password',
        data: { full_name: 'x'.repeat(1_000_000) },
      }),
    })),
  '300 syncs at a time from one address': async ({ server, account, until }) => {
    const sync = async () => {
      while (!until.aborted)
        await requestFrom('127.0.2.1', server.url, {
          method: 'GET',
          path: '/rest/v1/rpc/sync?campus=tum&since=0',
          headers: { apikey: server.keys.publishable, authorization: `Bearer ${account.token}` },
        })
    }
    await Promise.all(Array.from({ length: 300 }, sync))
  },
  ...resourceAttacks,
}
