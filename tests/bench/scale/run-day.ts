import { supabase } from '@/store/remote/client'
import { supabaseSyncRemote } from '@/store/sync/pull/sync-remote'
import { dayMs, hourMs } from '@/kit/rules/durations'
import { feedPartOf } from '@/gossip/rules/feed-part'
import { defaultCampus } from '@/kit/rules/campus'
import { eventsOfDay, hostFor, lastVisit, newPhones, randomFrom, visitMs, type DayEvent } from './campus-day'
import type { campusWriters } from './campus-writers'
import { countRequests, type Counted } from './counting-fetch'
import type { ServerSide } from './server-side'
import { SimulatedPhone } from './simulated-phone'

const callers = 12
const campus = defaultCampus.slug
/** The share of phones with a signed-in user. */
export const signedIn = 0.3
const isSignedIn = (phone: number): boolean => phone % 10 < signedIn * 10
const firstScreen = ['campuses', 'gossip_posts', 'items', 'item_photos'] as const

/** Likes do not change the head, and posts change it only with the hourly jobs. */
const movesHead = ({ kind }: DayEvent): boolean => kind === 'items' || kind === 'sold' || kind === 'hour'

export type By = 'visitor' | 'user' | 'writer'
export type Answer = Counted & { readonly by: By; readonly what: 'pull' | 'counters' | 'write' }

type Day = {
  readonly phones: number
  /** Midnight, in milliseconds since the epoch. */
  readonly midnight: number
  readonly tokenOf: (user: number) => string
  readonly write: ReturnType<typeof campusWriters>
  /** The cursors at each hour of the previous day. */
  readonly hours: readonly number[]
}

/** Simulates a day in order, as fast as the servers respond. @returns every response, and the cursors at each hour */
export const runDay = async (server: ServerSide, { phones: count, midnight, tokenOf, write, hours }: Day) => {
  const random = randomFrom(20_261_123 + count)
  const answers: Answer[] = []
  const newHours: number[] = []
  const epoch = await server.readEpoch()
  let head = await server.readHead()
  let posts = await server.newestPosts()
  let now = 0

  const phones = Array.from({ length: count }, (_each, n) => {
    const phone = new SimulatedPhone({ campus, token: isSignedIn(n) ? tokenOf(n) : null })
    const at = lastVisit(random)
    const hour = hours[Math.floor(at / hourMs)] ?? 0
    if (n % newPhones !== newPhones / 2) phone.remember({ epoch, until: hour, hour, at: midnight - dayMs + at })
    return phone
  })
  const as = (by: By, what: Answer['what'], host: string, work: () => Promise<unknown>) =>
    countRequests({ host, count: (answer) => void answers.push({ ...answer, by, what }) }, work)
  const pull = (phone: SimulatedPhone, known: number | null, at: number) =>
    as(phone.isSignedIn ? 'user' : 'visitor', 'pull', known === null ? hostFor(at, 5) : 'campus.test', () =>
      phone.pull(supabaseSyncRemote, firstScreen, known, midnight + at),
    )
  const counters = (phone: SimulatedPhone, from: number, at: number) => {
    const parts = [
      ...new Set(posts.slice(from, from + 10).map(({ id, createdAt }) => feedPartOf(createdAt, id))),
    ].join()
    return as(phone.isSignedIn ? 'user' : 'visitor', 'counters', hostFor(at, 15), async () =>
      supabase().rpc('like_counts', { campus, parts }, { get: true }),
    )
  }

  const open = new Map<SimulatedPhone, number>()
  const urgent: (() => Promise<unknown>)[] = []
  /** Notifies open pages of a new head before the next event. In reality that takes seconds. */
  const notifyPages = async () => {
    await server.untilReplayed()
    const newest = await server.readHead()
    if (newest === head) return
    head = newest
    for (const [phone, closes] of open) {
      if (closes < now) open.delete(phone)
      else if (!phone.knows(head)) urgent.push(() => pull(phone, head, now))
    }
  }
  const play = async (event: DayEvent): Promise<void> => {
    if (event.kind === 'hour') {
      newHours.push(await server.startHour(midnight, event.at))
      await notifyPages()
      posts = await server.newestPosts()
    } else if (event.kind === 'visit') {
      const phone = phones[event.phone]
      if (!phone) return
      open.set(phone, event.at + visitMs)
      // A user's visit starts with a pull; a visitor's with the live head, and a pull if the head is new.
      if (phone.isSignedIn) await pull(phone, null, event.at)
      else if (!phone.knows(head)) await pull(phone, phone.hasCopies ? head : null, event.at)
      await counters(phone, 0, event.at)
      if (event.scrolls) await counters(phone, 20, event.at)
    } else {
      const { kind } = event
      await as('writer', 'write', 'campus.test', () =>
        write(
          kind,
          posts.map(({ id }) => id),
        ),
      )
      if (movesHead(event)) await notifyPages()
    }
  }

  const events = eventsOfDay(count, random)
  let next = 0
  let change: Promise<void> = Promise.resolve()
  const work = async () => {
    for (;;) {
      const urgentPull = urgent.shift()
      if (urgentPull) {
        await urgentPull()
        continue
      }
      await change
      const event = events[next]
      if (!event) return
      next += 1
      now = event.at
      const played = play(event)
      if (movesHead(event)) change = played
      await played
    }
  }
  await Promise.all(Array.from({ length: callers }, work))
  return { answers, hours: newHours }
}
