import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { dayMs } from '@/kit/rules/durations'
import { nairobiOffsetMs } from '@/kit/rules/nairobi'
import { judge, tableOf } from '../../../build/size/limits.ts'
import { fill } from '../backend/fill.ts'
import { circumstances } from '../circumstances.ts'
import { campusWriters } from './campus-writers'
import { countingFetch } from './counting-fetch'
import { randomFrom } from './campus-day'
import { scaleLimits } from './limits'
import { runDay, signedIn, type Answer, type By } from './run-day'
import { serverSide, type ServerSide } from './server-side'
import { startStack, type Stack } from './stack'

// `npm run bench:scale`: a day of a campus of 20,000 students with an increasing number of phones, through a cache, a
// pool, a primary and a standby.

const users = 20_000
const sizes = (process.env['COMRADE_SCALE_PHONES'] ?? '100,1000,10000').split(',').map(Number)
/** The next midnight in Nairobi. Posts submitted before it are due by then. */
const firstMidnight = (Math.floor((Date.now() + nairobiOffsetMs) / dayMs) + 1) * dayMs - nairobiOffsetMs

let stack: Stack
let server: ServerSide
beforeAll(async () => {
  stack = await startStack(async ({ sql }) => {
    await fill(sql, { users, posts: 60_000, items: 12_000 })
    await sql.exec(
      `set session_replication_role = replica; update public.tombstones set campus = 'tum' where owner_id is null; reset session_replication_role`,
    )
  })
  server = serverSide(stack)
  vi.stubEnv('VITE_SUPABASE_URL', stack.url)
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', stack.publicKey)
  vi.stubGlobal('fetch', countingFetch)
})
afterAll(async () => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  await server.close()
  await stack.close()
})

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN
const bytesOf = (answers: readonly Answer[]): number => answers.reduce((sum, { bytes }) => sum + bytes, 0)

const summaryOf = (phones: number, answers: readonly Answer[]) => {
  const of = (by: By, what?: Answer['what']) =>
    answers.filter((answer) => answer.by === by && (what === undefined || answer.what === what))
  // Signed-in users also request the like counters anonymously.
  const anonymous = answers.filter(({ by, what }) => by === 'visitor' || what === 'counters')
  const atOrigin = (listed: readonly Answer[]) => listed.filter(({ cache }) => cache !== 'HIT').length
  const counters = anonymous.filter(({ what }) => what === 'counters')
  return {
    visitorKb: bytesOf(of('visitor')) / (phones * (1 - signedIn)) / 1000,
    userKb: bytesOf(of('user')) / (phones * signedIn) / 1000,
    requests: answers.length,
    visitorPulls: of('visitor', 'pull').length,
    visitorPullsAtOrigin: atOrigin(of('visitor', 'pull')),
    counters: counters.length,
    countersAtOrigin: atOrigin(counters),
    userPulls: of('user', 'pull').length,
    writes: of('writer').length,
    share: 100 * (1 - atOrigin(anonymous) / anonymous.length),
    p50: percentile(
      answers.filter(({ what }) => what === 'pull').map(({ ms }) => ms),
      0.5,
    ),
    p95: percentile(
      answers.filter(({ what }) => what === 'pull').map(({ ms }) => ms),
      0.95,
    ),
    failed: answers.filter(({ status }) => status >= 300).length,
  }
}

test('with more phones, the bytes per phone stay constant and the requests to the origin level off', async () => {
  const ids = (await server.primary`select id from auth.users order by id`).map(({ id }) => String(id))
  const tokens = new Map<number, string>()
  const tokenOf = (user: number) => {
    const token = tokens.get(user) ?? stack.tokenOf(ids[user % ids.length] ?? '')
    tokens.set(user, token)
    return token
  }
  const write = campusWriters(tokenOf, users, randomFrom(1))
  let midnight = firstMidnight
  const playDay = async (phones: number, before: readonly number[]) => {
    const played = await runDay(server, { phones, midnight, tokenOf, write, hours: before })
    midnight += dayMs
    return played
  }
  // Simulate days without phones until all replicated rows come from simulated days.
  let hours: readonly number[] = []
  for (let day = 0; day < 4; day += 1) hours = (await playDay(0, [])).hours
  const summaries = new Map<number, ReturnType<typeof summaryOf>>()
  for (const phones of sizes) {
    await server.untilReplayed()
    const measured = await server.measure()
    const from = performance.now()
    const played = await playDay(phones, hours)
    hours = played.hours
    const summary = summaryOf(phones, played.answers)
    summaries.set(phones, summary)
    console.log(`\n${phones} phones, ${circumstances()}, ${Math.round((performance.now() - from) / 1000)} s`)
    console.log(
      Object.entries(summary)
        .map(([name, value]) => `${name} ${Math.round(value * 10) / 10}`)
        .join(', '),
    )
    const { processor, primary, standby } = await measured()
    console.log(
      `processor seconds: ${Object.entries(processor)
        .map(([name, seconds]) => `${name} ${seconds.toFixed(1)}`)
        .join(', ')}`,
    )
    for (const [name, times] of Object.entries({ primary, standby })) {
      console.log(
        `statements on the ${name}:\n${times.map(({ what, calls, seconds, meanMs }) => `  ${what} ${calls} times, ${seconds} s, each ${meanMs} ms`).join('\n')}`,
      )
    }
  }
  const largest = summaries.get(sizes.at(-1) ?? 0)
  const compared = (smaller: number | undefined, of: (summary: ReturnType<typeof summaryOf>) => number): number => {
    const other = summaries.get(smaller ?? 0)
    return largest && other ? of(largest) / of(other) : Number.NaN
  }
  const verdicts = judge(scaleLimits, {
    visitorDay: largest?.visitorKb ?? Number.NaN,
    userDay: largest?.userKb ?? Number.NaN,
    bytesGrowth: compared(sizes.at(-2), ({ visitorKb, userKb }) => visitorKb + userKb),
    originPulls: compared(sizes.at(-2), ({ visitorPullsAtOrigin }) => visitorPullsAtOrigin),
    originCounters: compared(sizes.at(-2), ({ countersAtOrigin }) => countersAtOrigin),
    share: largest?.share ?? Number.NaN,
    p95: largest?.p95 ?? Number.NaN,
    failed: [...summaries.values()].reduce((sum, { failed }) => sum + failed, 0),
  })
  console.log(tableOf(verdicts))
  expect(verdicts.filter(({ holds }) => !holds).map(({ what }) => what)).toEqual([])
})
