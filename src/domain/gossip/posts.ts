/** The gossip feed: limits, guidelines, and how pending likes are shown. */

/** Maximum characters of a post, as in the database. */
export const longestPost = 1000

/** Maximum posts per person and hour, as in the database. */
export const postsAnHour = 10

/** Posts of up to this many characters are shown in large type. */
const shortPost = 90

/** When a post is published (`private.next_batch` in the database). */
export const publicationDelayText = 'Everybody sees it at six in the morning, with all posts of the day: nothing tells who wrote it.'

export const isBlankPost = (text: string): boolean => text.trim() === ''

export const isShortPost = (text: string): boolean => text.length <= shortPost && !text.includes('\n')

/** A flag, or a code point with what belongs to it: accents, skin tones, and whatever a zero-width joiner adds. */
const characters = /(?:\p{Regional_Indicator}{2}|.)(?:[\p{Mark}\p{Emoji_Modifier}\u{e0020}-\u{e007f}]|\u200d.)*/gu

const excerptLength = 60

/** The first words of a post, at most 60 characters as a reader counts them: an emoji is never cut. */
export const excerptOf = (text: string): string => {
  const line = text.trim().replace(/\s+/g, ' ')
  const letters = line.match(characters) ?? []
  if (letters.length <= excerptLength) return line
  return `${letters.slice(0, excerptLength).join('').replace(/\s+\S*$/, '')}…`
}

const maskCount = 8
const tints = ['lagoon', 'mango', 'coral'] as const

/** The mask of an anonymous post, derived from the post's id alone so that it reveals nothing about the author. */
export const maskOf = (id: string): { readonly mask: number; readonly tint: (typeof tints)[number] } => {
  const seed = Number.parseInt(id.slice(0, 8), 16) || 0
  return { mask: seed % maskCount, tint: tints[Math.floor(seed / maskCount) % tints.length] ?? 'lagoon' }
}

export type LikeState = {
  /** The last known counter of the server. */
  readonly count: number
  /** Whether the counter includes a like of this person. */
  readonly stored: boolean
  /** This person's choice, until the server has it. */
  readonly pending: boolean | undefined
}

/** The like state to show: a pending choice counts immediately. */
export const shownLikes = ({ count, stored, pending }: LikeState): { readonly liked: boolean; readonly likes: number } => {
  const liked = pending ?? stored
  return { liked, likes: Math.max(0, count + Number(liked) - Number(stored)) }
}

export const guidelines = [
  { title: 'No comments, only likes', text: 'There are no replies to win and no quarrels to feed. Like it or scroll on.' },
  { title: 'Everybody is Anonymous', text: 'Nobody can look up who wrote a post: all posts of a day come out together, at six in the morning. Do not point at people either: no names, no faces.' },
  { title: 'No numbers, no handles', text: 'Leave out phone numbers, e-mails and accounts, your own and other people’s.' },
  { title: 'Be kind', text: 'Tease the queue, not a person. No threats, no hate, nothing sexual about anybody.' },
  { title: 'Only what is yours to tell', text: 'No secrets of others, no rumours that can hurt, no pictures of people who did not agree.' },
  { title: 'We look after each other', text: `Five reports hide a post until an admin has looked. At most ${postsAnHour} posts an hour.` },
] as const
