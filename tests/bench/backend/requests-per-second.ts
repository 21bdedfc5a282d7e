import { randomUUID } from 'node:crypto'
import type { Asked } from './asked.ts'
import { openSession, type Session } from './sessions.ts'
import { statementOf } from './postgrest-sql.ts'
import type { startEmbedded } from './start-embedded.ts'
import { throughput, type Throughput } from './load.ts'

/** What is driven: a request of the app, sent by one after another of the people, to one after another of the posts. */
export type Driven = { readonly what: string; readonly asked: Asked; readonly vary: (asked: Asked, n: number) => Asked }

const same = (asked: Asked): Asked => asked
const withBody = (asked: Asked, change: Readonly<Record<string, unknown>>): Asked => ({ ...asked, body: JSON.stringify({ ...JSON.parse(asked.body ?? '{}'), ...change }) })

/** What is driven, where there are these posts to like and so many people to like them. */
export const drivenOf = (all: readonly Asked[], posts: readonly string[], people: number): readonly Driven[] => {
  /** Each time round, everybody wishes the opposite: a wish that is fulfilled already costs little. */
  const liked = (n: number) => Math.floor(n / people) % 2 === 0
  const named = (what: string): Asked => {
    const found = all.find((asked) => asked.what === what)
    if (!found) throw new Error(`the app does not ask: ${what}`)
    return found
  }
  return [
    { what: 'a pull with nothing new (sync_heads)', asked: named('what moved for everybody'), vary: same },
    { what: 'a first page of gossip (500 posts)', asked: named('gossip_posts: first page'), vary: same },
    { what: 'a page of gossip with one new post', asked: named('gossip_posts: page from the newest'), vary: same },
    { what: 'own heads (my_heads)', asked: named('what moved of one’s own'), vary: same },
    { what: 'a like, each of another post', asked: named('a like'), vary: (asked, n) => withBody(asked, { post: posts[n % posts.length], liked: liked(n), idempotency_key: crypto.randomUUID() }) },
    { what: 'a like, all of one post', asked: named('a like'), vary: (asked, n) => withBody(asked, { post: posts[0], liked: liked(n), idempotency_key: crypto.randomUUID() }) },
    { what: 'a post', asked: named('a post'), vary: (asked) => withBody(asked, { id: randomUUID() }) },
  ]
}

/** The statements themselves, over so many connections. */
export const driveSql = async (url: string, connections: number, { asked, vary }: Driven, people: readonly string[]): Promise<Throughput> => {
  const sessions: readonly Session[] = Array.from({ length: connections }, () => openSession(url))
  let n = 0
  const once = async (caller: number) => {
    const turn = (n += 1)
    const id = people[turn % people.length] ?? null
    await sessions[caller]?.run(statementOf(vary(asked, turn)), asked.by === 'visitor' ? { role: 'anon', id: null } : { role: 'authenticated', id }, true)
  }
  const measured = await throughput(connections, once)
  await Promise.all(sessions.map((session) => session.close()))
  return measured
}

/** The requests over HTTP, from so many callers. */
export const driveHttp = async ({ url, headersOf }: Awaited<ReturnType<typeof startEmbedded>>, callers: number, { asked, vary }: Driven, people: readonly string[]): Promise<Throughput> => {
  const headers = people.map((id) => headersOf(id))
  const visitor = headersOf()
  let n = 0
  const once = async () => {
    const turn = (n += 1)
    const { method, path, query, prefer, body } = vary(asked, turn)
    const address = new URL(`${url}/rest/v1/${path}`)
    for (const [name, value] of query) address.searchParams.append(name, value)
    const who = asked.by === 'visitor' ? visitor : headers[turn % headers.length]
    const response = await fetch(address, { method, headers: { ...who, 'Content-Type': 'application/json', ...(prefer === '' ? {} : { Prefer: prefer }) }, body })
    const text = await response.text()
    if (!response.ok) throw new Error(`${asked.what}: ${response.status} ${text}`)
  }
  return throughput(callers, once)
}
