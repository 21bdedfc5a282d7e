/** The gossip feed: its bounds, its rules of conduct, and what a like looks like while it is on its way. */

/** Characters in a post; the database refuses more. */
export const longestPost = 1000

/** Posts an hour and person; the database takes no more. */
export const postsAnHour = 10

/** Below this many characters a post is shown in large type. */
const shortPost = 90

/** Whether there is anything to post: blanks are nothing. */
/** When a post is read by others (`private.next_batch` in the database). */
export const publicationDelayText = 'Everybody sees it at six in the morning, with all posts of the day: nothing tells who wrote it.'

export const isBlankPost = (text: string): boolean => text.trim() === ''

export const isShortPost = (text: string): boolean => text.length <= shortPost && !text.includes('\n')

/** The first words of a post, to name it by. */
export const excerptOf = (text: string): string => {
  const line = text.trim().replace(/\s+/g, ' ')
  if (line.length <= 60) return line
  // Cut between words, and never through the middle of an emoji.
  const cut = [...line].slice(0, 60).join('')
  return `${cut.replace(/\s+\S*$/, '')}…`
}

const masks = 8
const tints = ['lagoon', 'mango', 'coral'] as const

/** The face that an anonymous post wears: by the post alone, so that it says nothing of who wrote it. */
export const maskOf = (id: string): { readonly mask: number; readonly tint: (typeof tints)[number] } => {
  const seed = Number.parseInt(id.slice(0, 8), 16) || 0
  return { mask: seed % masks, tint: tints[Math.floor(seed / masks) % tints.length] ?? 'lagoon' }
}

export type LikeState = {
  /** The server's counter, as it is known here. */
  readonly count: number
  /** Whether that counter holds a like of this person. */
  readonly stored: boolean
  /** What this person chose, until the server has it. */
  readonly pending: boolean | undefined
}

/** What to show of a post's likes: the pending at once, and the counter as it will be. */
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
