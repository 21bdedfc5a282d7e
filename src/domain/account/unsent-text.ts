/** What waits to be sent, in words for the person who wrote it. */

type Values = Readonly<Record<string, unknown>>

/** What these words need to know of an operation that the phone keeps. */
export type UnsentOperation = {
  readonly action: 'insert' | 'update' | 'delete' | 'like' | 'upload' | 'remove'
  readonly table?: string
  readonly values?: Values
  readonly liked?: boolean
}

export type UnsentText = { readonly title: string; readonly detail: string }

const longest = 90

const textOf = (values: Values | undefined, column: string): string => {
  const value = values?.[column]
  const text = typeof value === 'string' ? value.replaceAll(/\s+/g, ' ').trim() : ''
  return text.length > longest ? `${text.slice(0, longest - 1).trimEnd()}…` : text
}

type Names = { readonly insert: string; readonly update: string; readonly delete: string; readonly detail?: string }

/** What a table's row is called; of every table that can be written to (a like has words of its own). */
const namesOfRows = {
  profiles: { insert: 'Your profile', update: 'Changes to your profile', delete: 'Your profile' },
  gossip_submissions: { insert: 'Gossip post', update: 'Gossip post', delete: 'Deleting your gossip post', detail: 'content' },
  items: { insert: 'Listing', update: 'Changes to your listing', delete: 'Deleting your listing', detail: 'title' },
  item_photos: { insert: 'Photos of your listing', update: 'Photos of your listing', delete: 'Photos of your listing' },
  reports: { insert: 'A report', update: 'A report', delete: 'A report' },
  contact_messages: { insert: 'Message to us', update: 'Message to us', delete: 'Message to us', detail: 'subject' },
  newsletter_subscriptions: { insert: 'Newsletter', update: 'Newsletter', delete: 'Newsletter', detail: 'email' },
  push_subscriptions: { insert: 'Reminders on this phone', update: 'Reminders on this phone', delete: 'Switching reminders off' },
  pregnancy_tracking: { insert: 'Pregnancy record', update: 'Changes to your pregnancy record', delete: 'Deleting your pregnancy record' },
} as const satisfies Readonly<Record<string, Names>>

export type NamedTable = keyof typeof namesOfRows

const names: Readonly<Record<string, Names>> = namesOfRows

const columnNames: Readonly<Record<string, string>> = {
  full_name: 'name',
  phone: 'phone number',
  university: 'university',
  course: 'course',
  year_of_study: 'year of study',
}

const changedColumns = (values: Values | undefined): string => {
  const said = Object.keys(values ?? {}).flatMap((column) => columnNames[column] ?? [])
  const text = said.join(', ')
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

/** The operation that says best what a lane is about: what makes, changes or deletes the row, not its pictures. */
const mainOf = (kept: readonly UnsentOperation[]): UnsentOperation | undefined =>
  kept.find(({ action, table }) => (action === 'insert' || action === 'update' || action === 'delete') && table !== 'item_photos') ?? kept[0]

const withPhotos = (detail: string, kept: readonly UnsentOperation[]): string => {
  const photos = kept.filter(({ action }) => action === 'upload').length
  if (photos === 0) return detail
  const count = photos === 1 ? '1 photo' : `${photos} photos`
  return detail === '' ? count : `${detail} (${count})`
}

/** Names what waits in one lane. @param kept its operations, in order */
export const unsentText = (kept: readonly UnsentOperation[]): UnsentText => {
  const main = mainOf(kept)
  if (!main) return { title: 'A change', detail: '' }
  if (main.action === 'like') return { title: main.liked ? 'A like' : 'Taking back a like', detail: '' }
  if (main.action === 'remove') return { title: 'Removing a photo', detail: '' }
  if (main.action === 'upload') return { title: 'A photo', detail: '' }
  const known = names[main.table ?? '']
  if (!known) return { title: 'A change', detail: '' }
  const detail = main.table === 'profiles' ? changedColumns(main.values) : known.detail ? textOf(main.values, known.detail) : ''
  return { title: known[main.action], detail: withPhotos(detail, kept) }
}

/** Why the server would not take something. */
export type RefusalReason = 'refused' | 'not-allowed' | 'too-large' | 'gone' | 'conflict' | 'parent-gone'

export const refusalText: Readonly<Record<RefusalReason, string>> = {
  refused: 'This was not accepted. Check what you wrote, then send it again.',
  'not-allowed': 'Your account may not do this. Sign in with the account that wrote it, or discard it.',
  'too-large': 'This is too large to be sent. Use fewer or smaller photos.',
  gone: 'What you changed is not there any more. Somebody deleted it.',
  conflict: 'This was changed somewhere else as well. Try again to keep your version, or discard it to keep the other one.',
  'parent-gone': 'What this belongs to is not there any more.',
}

/** Where trying again with the same words cannot help. */
export const isFinal = (reason: RefusalReason): boolean => reason === 'gone' || reason === 'parent-gone'

export type Waiting = {
  readonly offline: boolean
  /** Nothing of this person's can be sent before they have signed in again. */
  readonly signInNeeded: boolean
  /** The server does not know yet what this app speaks of. */
  readonly blocked: boolean
  /** Milliseconds since the epoch; not tried again before. */
  readonly notBefore: number
}

/** Why something has not been sent yet. */
export const waitingText = ({ offline, signInNeeded, blocked, notBefore }: Waiting, now: number): string => {
  if (blocked) return 'Waiting for the next version of the app'
  if (signInNeeded) return 'Sign in to send'
  if (offline) return 'Waiting for the network'
  const minutes = Math.ceil((notBefore - now) / 60_000)
  if (minutes > 1) return `Next try in ${minutes} minutes`
  return minutes === 1 ? 'Next try in a minute' : 'On its way'
}

export const triesText = (tries: number): string => (tries === 0 ? '' : tries === 1 ? 'Tried once' : `Tried ${tries} times`)

/** How many things wait, for a sentence. */
export const changesText = (count: number): string => (count === 1 ? '1 change' : `${count} changes`)
