import type { NamedTable, RefusalReason, Waiting } from '@/domain/account/unsent'

/** Texts about operations in the outbox, for the person who wrote them. */

type Values = Readonly<Record<string, unknown>>

/** The parts of an operation that these texts need. */
export type UnsentOperation = {
  readonly action: 'insert' | 'update' | 'delete' | 'like' | 'upload' | 'remove'
  readonly table?: string
  readonly values?: Values
  readonly liked?: boolean
}

export type UnsentText = { readonly title: string; readonly detail: string }

const maxDetailLength = 90

const textOf = (values: Values | undefined, column: string): string => {
  const value = values?.[column]
  const text = typeof value === 'string' ? value.replaceAll(/\s+/g, ' ').trim() : ''
  return text.length > maxDetailLength ? `${text.slice(0, maxDetailLength - 1).trimEnd()}…` : text
}

type RowNames = { readonly insert: string; readonly update: string; readonly delete: string; readonly detail?: string }

/** The name of a row in each writable table. A like has its own text. */
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
} as const satisfies Readonly<Record<NamedTable, RowNames>>

const rowNames: Readonly<Record<string, RowNames>> = namesOfRows

const columnNames: Readonly<Record<string, string>> = {
  full_name: 'name',
  phone: 'phone number',
  university: 'university',
  course: 'course',
  year_of_study: 'year of study',
}

const changedColumns = (values: Values | undefined): string => {
  const labels = Object.keys(values ?? {}).flatMap((column) => columnNames[column] ?? [])
  const text = labels.join(', ')
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

/** The operation that describes a lane: the one that inserts, updates or deletes the row, not its photos. A deletion is the last word. */
const mainOf = (operations: readonly UnsentOperation[]): UnsentOperation | undefined => {
  const ofRow = operations.filter(({ action, table }) => (action === 'insert' || action === 'update' || action === 'delete') && table !== 'item_photos')
  return ofRow.find(({ action }) => action === 'delete') ?? ofRow[0] ?? operations[0]
}

/** What the row says, which a deletion does not repeat. */
const valuesOf = (main: UnsentOperation, operations: readonly UnsentOperation[]): Values | undefined =>
  main.values ?? operations.find(({ action, table }) => action === 'insert' && table === main.table)?.values

const withPhotos = (detail: string, operations: readonly UnsentOperation[]): string => {
  const photos = operations.filter(({ action }) => action === 'upload').length
  if (photos === 0) return detail
  const count = photos === 1 ? '1 photo' : `${photos} photos`
  return detail === '' ? count : `${detail} (${count})`
}

/** The text for one lane. @param operations of the lane, in order */
export const unsentText = (operations: readonly UnsentOperation[]): UnsentText => {
  const main = mainOf(operations)
  if (!main) return { title: 'A change', detail: '' }
  if (main.action === 'like') return { title: main.liked ? 'A like' : 'Taking back a like', detail: '' }
  if (main.action === 'remove') return { title: 'Removing a photo', detail: '' }
  if (main.action === 'upload') return { title: 'A photo', detail: '' }
  const known = rowNames[main.table ?? '']
  if (!known) return { title: 'A change', detail: '' }
  const detail = main.table === 'profiles' ? changedColumns(main.values) : known.detail ? textOf(valuesOf(main, operations), known.detail) : ''
  return { title: known[main.action], detail: withPhotos(detail, operations) }
}

const refusalTexts: Readonly<Record<RefusalReason, string>> = {
  refused: 'This was not accepted. Check what you wrote, then send it again.',
  'not-allowed': 'Your account may not do this. Sign in with the account that wrote it, or discard it.',
  'too-large': 'This is too large to be sent. Use fewer or smaller photos.',
  gone: 'What you changed is not there any more. Somebody deleted it.',
  conflict: 'This was changed somewhere else as well. Try again to keep your version, or discard it to keep the other one.',
  'parent-gone': 'What this belongs to is not there any more.',
}

/** Why the server rejected a lane. Likes, deletions and photos alone have nothing written to check. */
export const refusalText = (operations: readonly UnsentOperation[], reason: RefusalReason): string =>
  reason === 'refused' && mainOf(operations)?.values === undefined ? 'This was not accepted. Try again, or discard it.' : refusalTexts[reason]

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

export const changesText = (count: number): string => (count === 1 ? '1 change' : `${count} changes`)
