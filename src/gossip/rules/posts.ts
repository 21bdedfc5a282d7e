/** Posts of the gossip feed: their limits, shape and release. */

import { nairobiTime } from '../../kit/rules/nairobi.ts'
import { plainText } from '../../kit/rules/plain-text.ts'
import { charactersOf } from '../../kit/rules/cut-text.ts'

/** Maximum characters of a post, as in the database. */
export const longestPost = 1000

/** Maximum posts per person, as in the database. */
export const postsAnHour = 10
export const postsADay = 40

/** Posts of up to this many characters are shown in large type. */
export const shortPost = 90

export const isBlankPost = (text: string): boolean => plainText(text) === ''

export const isShortPost = (text: string): boolean => text.length <= shortPost && !text.includes('\n')

const excerptLength = 60

/** The first words of a post, at most 60 characters as a reader counts them: an emoji is never cut. */
export const excerptOf = (text: string): string => {
  const line = text.trim().replace(/\s+/g, ' ')
  const end = [...charactersOf(line)][excerptLength]?.index
  return end === undefined ? line : `${line.slice(0, end).replace(/\s+\S*$/, '')}…`
}

const maskCount = 8
const tints = ['lagoon', 'mango', 'coral'] as const

/** The mask of an anonymous post. It depends on the post's id alone, so that it reveals nothing about the author. */
export const maskOf = (id: string): { readonly mask: number; readonly tint: (typeof tints)[number] } => {
  const seed = Number.parseInt(id.slice(0, 8), 16) || 0
  return { mask: seed % maskCount, tint: tints[Math.floor(seed / maskCount) % tints.length] ?? 'lagoon' }
}

/** The time when others see a post: at a random moment in a small group, or in the morning with all that wait for it. */
export const releases = ['soon', 'morning'] as const

export type Release = (typeof releases)[number]

/** The hour until which posts arrive that come out the same morning, at six in Nairobi. */
const closesAt = 3

/** True if a morning post that is sent now comes out today: between midnight and three in Nairobi. */
export const isMorningToday = (now: Date): boolean => nairobiTime(now.getTime()).getUTCHours() < closesAt
