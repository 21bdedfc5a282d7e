import { diariesOf, firstDayMs } from '../model/diary.ts'
import { diceFor } from '../model/dice.ts'
import { studentsOf, type Scale } from '../model/students.ts'
import type { Recording, Sighting } from '../recording.ts'
import type { Policy } from './policies.ts'
import { publish } from './publish.ts'

const namedActs: readonly string[] = ['list', 'edit', 'delete item']

/** What each student sends, and when it arrives (ms since the first day began). */
const sendingsOf = (scale: Scale) => {
  const students = studentsOf(scale)
  const visits = diariesOf(scale, students)
  const sent = visits.flatMap(({ student, day, backOnline, actions }) =>
    actions.map(({ at, action }) => ({
      author: student,
      day,
      kind: action.kind,
      writtenAt: at,
      sentAt: backOnline ?? at,
      offline: backOnline !== null,
    })),
  )
  return { students, visits, sent: sent.toSorted((a, b) => a.sentAt - b.sentAt) }
}

const isoTime = (at: number): string => new Date(firstDayMs + at).toISOString()

/**
 * A campus whose posts come out by `policy`, as seen by an attacker who knows only times: each act under a name is a
 * new listing, and no post has a picture, is liked or deleted. It takes seconds, where a campus with the real client
 * and database takes an hour.
 * @returns the recording, and how long each post waited (ms)
 */
export const modelledCampus = (
  scale: Scale,
  policy: Policy,
): { readonly recording: Recording; readonly waits: readonly number[] } => {
  const { students, visits, sent } = sendingsOf(scale)
  const posts = sent.filter(({ kind }) => kind === 'post')
  const named = sent.filter(({ kind }) => namedActs.includes(kind))
  const acts = students.map(({ index }) => named.filter(({ author }) => author === index).map(({ sentAt }) => sentAt))
  const shown = publish(posts, acts, policy, diceFor(scale.seed, policy.name))
  const accounts = students.map(({ index }) => `account-${index}`)
  const listings = named.map(({ author, sentAt }, n): Sighting => ({
    at: firstDayMs + sentAt,
    table: 'items',
    id: `item-${n}`,
    row: { user_id: accounts[author], created_at: isoTime(sentAt) },
  }))
  const feed = shown.map((at, n): Sighting => ({
    at: firstDayMs + at,
    table: 'gossip_posts',
    id: `post-${n}`,
    row: { content: `post ${n}`, created_at: isoTime(at), likes_count: 0 },
  }))
  return {
    recording: {
      seed: scale.seed,
      accounts,
      firstDay: firstDayMs,
      seen: {
        rows: [...listings, ...feed].sort((a, b) => a.at - b.at),
        onlyB: [],
        pictures: [],
        transactions: [],
        sameAuthor: [],
      },
      truth: {
        posts: posts.map(({ author, day, writtenAt, offline }, n) => ({
          content: `post ${n}`,
          author,
          day,
          writtenAt: firstDayMs + writtenAt,
          offline,
        })),
        active: Array.from({ length: scale.days }, (_, day) => [
          ...new Set(visits.filter((visit) => visit.day === day).map(({ student }) => student)),
        ]),
      },
    },
    waits: shown.map((at, n) => at - (posts[n]?.sentAt ?? at)),
  }
}
