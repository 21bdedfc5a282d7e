import { randomUUID } from 'node:crypto'
import type { RecordedRequest } from './recorded-request.ts'
import { openSession, type Session } from './sessions.ts'
import { statementOf } from './postgrest-sql.ts'
import type { startEmbedded } from './start-embedded.ts'
import { throughput, type Throughput } from './load.ts'

/** A request to repeat. `vary` changes it for the n-th time, for example to another post. */
export type Driven = {
  readonly what: string
  readonly request: RecordedRequest
  readonly vary: (request: RecordedRequest, n: number) => RecordedRequest
}

const unchanged = (request: RecordedRequest): RecordedRequest => request
const withBody = (request: RecordedRequest, change: Readonly<Record<string, unknown>>): RecordedRequest => ({
  ...request,
  body: JSON.stringify({ ...JSON.parse(request.body ?? '{}'), ...change }),
})

/** The requests to measure. @param posts ids of posts to like @param users number of users who send them */
export const drivenOf = (
  all: readonly RecordedRequest[],
  posts: readonly string[],
  users: number,
): readonly Driven[] => {
  /** Alternates after each round of users, because setting a like that is already set costs little. */
  const liked = (n: number) => Math.floor(n / users) % 2 === 0
  const requestNamed = (what: string): RecordedRequest => {
    const found = all.find((request) => request.what === what)
    if (!found) throw new Error(`the app sends no such request: ${what}`)
    return found
  }
  return [
    { what: 'a pull with nothing new', request: requestNamed('nothing new'), vary: unchanged },
    {
      what: 'a pull with nothing new, with an account',
      request: requestNamed('nothing new, signed in'),
      vary: unchanged,
    },
    { what: 'a pull of what changed in a day', request: requestNamed('changes of a day'), vary: unchanged },
    { what: 'the first answer to a new phone', request: requestNamed('a first visit'), vary: unchanged },
    { what: 'the like counters of a screen', request: requestNamed('like counters of the screen'), vary: unchanged },
    {
      what: 'likes of different posts',
      request: requestNamed('a like'),
      vary: (request, n) =>
        withBody(request, { post: posts[n % posts.length], liked: liked(n), idempotency_key: crypto.randomUUID() }),
    },
    {
      what: 'likes of one post',
      request: requestNamed('a like'),
      vary: (request, n) =>
        withBody(request, { post: posts[0], liked: liked(n), idempotency_key: crypto.randomUUID() }),
    },
    { what: 'a post', request: requestNamed('a post'), vary: (request) => withBody(request, { id: randomUUID() }) },
  ]
}

/** Runs the SQL statement over this many connections. */
export const driveSql = async (
  url: string,
  connections: number,
  { request, vary }: Driven,
  users: readonly string[],
): Promise<Throughput> => {
  const sessions: readonly Session[] = Array.from({ length: connections }, () => openSession(url))
  let n = 0
  const once = async (caller: number) => {
    const turn = (n += 1)
    const id = users[turn % users.length] ?? null
    await sessions[caller]?.run(
      statementOf(vary(request, turn)),
      request.by === 'visitor' ? { role: 'anon', id: null } : { role: 'authenticated', id },
      true,
    )
  }
  const measured = await throughput(connections, once)
  await Promise.all(sessions.map((session) => session.close()))
  return measured
}

/** Sends the request over HTTP from this many concurrent callers. */
export const driveHttp = async (
  { url, headersOf }: Awaited<ReturnType<typeof startEmbedded>>,
  callers: number,
  { request, vary }: Driven,
  users: readonly string[],
): Promise<Throughput> => {
  const headers = users.map((id) => headersOf(id))
  const visitor = headersOf()
  let n = 0
  const once = async () => {
    const turn = (n += 1)
    const { method, path, query, prefer, body } = vary(request, turn)
    const address = new URL(`${url}/rest/v1/${path}`)
    for (const [name, value] of query) address.searchParams.append(name, value)
    const requestHeaders = request.by === 'visitor' ? visitor : headers[turn % headers.length]
    const response = await fetch(address, {
      method,
      headers: { ...requestHeaders, 'Content-Type': 'application/json', ...(prefer === '' ? {} : { Prefer: prefer }) },
      body,
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${request.what}: ${response.status} ${text}`)
  }
  return throughput(callers, once)
}
