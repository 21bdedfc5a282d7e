import * as messages from '#words/account/unsent'
import type { Waiting } from '@/account/rules/unsent'
import type { RefusalReason } from '@/kit/rules/sync-status'
import { shorten } from '@/kit/rules/cut-text'

/** Texts about operations in the outbox, for the person who wrote them. */

type Values = Readonly<Record<string, unknown>>

/** The parts of an operation that these texts need. */
export type UnsentOperation = {
  readonly action: 'insert' | 'update' | 'delete' | 'switch' | 'upload' | 'remove'
  readonly table?: string
  readonly values?: Values
  readonly on?: boolean
}

type UnsentText = { readonly title: string; readonly detail: string }

const maxDetailLength = 90

const textOf = (values: Values | undefined, column: string): string => {
  const value = values?.[column]
  const text = typeof value === 'string' ? value.replaceAll(/\s+/g, ' ').trim() : ''
  return shorten(text, maxDetailLength)
}

type RowNames = { readonly insert: string; readonly update: string; readonly delete: string; readonly detail?: string }

/** The names of a waiting row in each writable table. A like has its own text. */
const namesOfRows = {
  profiles: { insert: messages.yourProfile, update: messages.profileChanges, delete: messages.yourProfile },
  gossip_submissions: {
    insert: messages.gossipPost,
    update: messages.gossipPost,
    delete: messages.deletingGossipPost,
    detail: 'content',
  },
  items: {
    insert: messages.listing,
    update: messages.listingChanges,
    delete: messages.deletingListing,
    detail: 'title',
  },
  item_photos: { insert: messages.listingPhotos, update: messages.listingPhotos, delete: messages.listingPhotos },
  reports: { insert: messages.report, update: messages.report, delete: messages.report },
  contact_messages: {
    insert: messages.messageToUs,
    update: messages.messageToUs,
    delete: messages.messageToUs,
    detail: 'subject',
  },
  newsletter_subscriptions: {
    insert: messages.newsletter,
    update: messages.newsletter,
    delete: messages.newsletter,
    detail: 'email',
  },
  push_subscriptions: { insert: messages.reminders, update: messages.reminders, delete: messages.remindersOff },
  provider_ratings: { insert: messages.rating, update: messages.rating, delete: messages.rating },
  pregnancy_tracking: {
    insert: messages.pregnancyRecord,
    update: messages.pregnancyChanges,
    delete: messages.deletingPregnancy,
  },
} as const satisfies Readonly<Record<string, RowNames>>

export type NamedTable = keyof typeof namesOfRows

const rowNames: Readonly<Record<string, RowNames>> = namesOfRows

const columnNames: Readonly<Record<string, string>> = {
  full_name: messages.columnName,
  phone: messages.columnPhone,
  university: messages.columnUniversity,
  course: messages.columnCourse,
  year_of_study: messages.columnYear,
}

const changedColumns = (values: Values | undefined): string => {
  const labels = Object.keys(values ?? {}).flatMap((column) => columnNames[column] ?? [])
  const text = labels.join(', ')
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

/**
 * The operation that describes a lane: the one that inserts, updates or deletes the row, not its photos. A deletion has
 * priority.
 */
const mainOf = (operations: readonly UnsentOperation[]): UnsentOperation | undefined => {
  const ofRow = operations.filter(
    ({ action, table }) =>
      (action === 'insert' || action === 'update' || action === 'delete') && table !== 'item_photos',
  )
  return ofRow.find(({ action }) => action === 'delete') ?? ofRow[0] ?? operations[0]
}

/** The values of the row, which a deletion does not repeat. */
const valuesOf = (main: UnsentOperation, operations: readonly UnsentOperation[]): Values | undefined =>
  main.values ?? operations.find(({ action, table }) => action === 'insert' && table === main.table)?.values

const withPhotos = (detail: string, operations: readonly UnsentOperation[]): string => {
  const count = operations.filter(({ action }) => action === 'upload').length
  if (count === 0) return detail
  return detail === '' ? messages.photos({ count }) : messages.withPhotos({ detail, count })
}

/**
 * The text for one lane.
 * @param operations of the lane, in order
 * @param isPrivate true if a PIN hides the content
 */
export const unsentText = (operations: readonly UnsentOperation[], isPrivate = false): UnsentText => {
  if (isPrivate) return { title: messages.privateChange, detail: '' }
  const main = mainOf(operations)
  if (!main) return { title: messages.change, detail: '' }
  if (main.action === 'switch') return { title: main.on ? messages.like : messages.takingBackLike, detail: '' }
  if (main.action === 'remove') return { title: messages.removingPhoto, detail: '' }
  if (main.action === 'upload') return { title: messages.photo, detail: '' }
  const known = rowNames[main.table ?? '']
  if (!known) return { title: messages.change, detail: '' }
  const detail =
    main.table === 'profiles'
      ? changedColumns(main.values)
      : known.detail
        ? textOf(valuesOf(main, operations), known.detail)
        : ''
  return { title: known[main.action], detail: withPhotos(detail, operations) }
}

const refusalTexts: Readonly<Record<RefusalReason, string>> = {
  refused: messages.refused,
  'not-allowed': messages.notAllowed,
  'too-large': messages.tooLarge,
  gone: messages.gone,
  conflict: messages.conflict,
  'parent-gone': messages.parentGone,
}

/** The reason why the server rejected a lane. Likes, deletions and photos alone have no text that the user could check. */
export const refusalText = (operations: readonly UnsentOperation[], reason: RefusalReason): string =>
  reason === 'refused' && mainOf(operations)?.values === undefined ? messages.refusedUnwritten : refusalTexts[reason]

/** The reason why something has not been sent yet. */
export const waitingText = ({ locked, offline, signInNeeded, blocked, notBefore }: Waiting, now: number): string => {
  if (blocked) return messages.waitingForVersion
  if (signInNeeded) return messages.signInToSend
  if (locked) return messages.unlockToSend
  if (offline) return messages.waitingForNetwork
  const minutes = Math.ceil((notBefore - now) / 60_000)
  return minutes >= 1 ? messages.nextTry({ minutes }) : messages.onItsWay
}

export const triesText = (tries: number): string => (tries === 0 ? '' : messages.tried({ count: tries }))
