import { supabase } from '@/data/remote/client'
import { supabaseSyncRemote } from '@/data/sync/pull/sync-remote'
import { feedPartOf } from '@/domain/gossip/feed-part'
import { defaultCampus } from '@/domain/university/campus'
import { dayMs, eventsOfDay, hostFor, hourMs, lastVisit, newPhones, randomFrom, visitMs, type DayEvent } from './campus-day'
import type { campusWriters } from './campus-writers'
import { countRequests, type Counted } from './counting-fetch'
import type { ServerSide } from './server-side'
import { SimulatedPhone } from './simulated-phone'

const callers = 12
const campus = defaultCampus.slug
/** Three in ten of the active phones are of people who are signed in: reading needs no account. */
export const signedIn = 0.3
const isPerson = (phone: number): boolean => phone % 10 < signedIn * 10
const firstScreen = ['campuses', 'gossip_posts', 'items', 'item_photos'] as const

/** Likes move nothing, and posts come out with the batch. */
const movesHead = ({ kind }: DayEvent): boolean => kind === 'items' || kind === 'sold' || kind === 'hour'

export type By = 'visitor' | 'person' | 'writer'
export type Answer = Counted & { readonly by: By; readonly what: 'pull' | 'counters' | 'write' }

type Day = {
  readonly phones: number
  /** Midnight, in milliseconds since the epoch. */
  readonly midnight: number
  readonly tokenOf: (person: number) => string
  readonly write: ReturnType<typeof campusWriters>
  /** The cursors of the hours of the day before. */
  readonly hours: readonly number[]
}

/** Plays a day as fast as the servers answer, in its order. @returns every answer, and the cursors of its hours */
export const runDay = async (server: ServerSide, { phones: count, midnight, tokenOf, write, hours }: Day) => {
  const random = randomFrom(20_261_123 + count)
  const answers: Answer[] = []
  const newHours: number[] = []
  const epoch = await server.readEpoch()
  let head = await server.readHead()
  let posts = await server.newestPosts()
  let now = 0

  const phones = Array.from({ length: count }, (_each, n) => {
    const phone = new SimulatedPhone({ campus, token: isPerson(n) ? tokenOf(n) : null })
    const at = lastVisit(random)
    const hour = hours[Math.floor(at / hourMs)] ?? 0
    if (n % newPhones !== newPhones / 2) phone.remember({ epoch, until: hour, hour, at: midnight - dayMs + at })
    return phone
  })
  const as = (by: By, what: Answer['what'], host: string, work: () => Promise<unknown>) => countRequests({ host, count: (answer) => void answers.push({ ...answer, by, what }) }, work)
  const pull = (phone: SimulatedPhone, known: number | null, at: number) =>
    as(phone.isSignedIn ? 'person' : 'visitor', 'pull', known === null ? hostFor(at, 5) : 'campus.test', () => phone.pull(supabaseSyncRemote, firstScreen, known, midnight + at))
  const counters = (phone: SimulatedPhone, from: number, at: number) => {
    const parts = [...new Set(posts.slice(from, from + 10).map(({ id, createdAt }) => feedPartOf(createdAt, id)))].join()
    return as(phone.isSignedIn ? 'person' : 'visitor', 'counters', hostFor(at, 15), async () => supabase().rpc('like_counts', { campus, parts }, { get: true }))
  }

  const open = new Map<SimulatedPhone, number>()
  const urgent: (() => Promise<unknown>)[] = []
  /** Open pages are told of a change before the day goes on: in life it takes seconds, which pass in no time here. */
  const tellPages = async () => {
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
      await tellPages()
      posts = await server.newestPosts()
    } else if (event.kind === 'visit') {
      const phone = phones[event.phone]
      if (!phone) return
      open.set(phone, event.at + visitMs)
      // A person's visit begins with a pull; a visitor's with the head, and a pull if that is new.
      if (phone.isSignedIn) await pull(phone, null, event.at)
      else if (!phone.knows(head)) await pull(phone, phone.hasCopies ? head : null, event.at)
      await counters(phone, 0, event.at)
      if (event.scrolls) await counters(phone, 20, event.at)
    } else {
      const { kind } = event
      await as('writer', 'write', 'campus.test', () => write(kind, posts.map(({ id }) => id)))
      if (movesHead(event)) await tellPages()
    }
  }

  const events = eventsOfDay(count, random)
  let next = 0
  let change: Promise<void> = Promise.resolve()
  const work = async () => {
    for (;;) {
      const told = urgent.shift()
      if (told) {
        await told()
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
