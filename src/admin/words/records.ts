import type { AuditEntry, Reported } from '@/admin/rules/moderation'
import { shorten } from '@/kit/rules/cut-text'
import { adminTabs } from './admin-tabs'
import { labelOf } from '@/kit/words/labelled'
import * as messages from '#words/admin/audit'
import type { ReportKind } from '@/kit/rules/report-reasons'
import { reportReasonChoices } from '@/kit/words/report-reasons'
import * as records from '#words/admin/records'

const rowNames: Readonly<Record<string, string>> = {
  medicines: messages.medicine,
  groceries: messages.groceryItem,
  shops: messages.shop,
  eshop_products: messages.eshopProduct,
  service_providers: messages.serviceProvider,
  rentals: messages.rental,
  rental_photos: messages.rentalPhoto,
  university_links: messages.universityLink,
  gossip_posts: messages.gossipPost,
  items: messages.marketItem,
  campuses: messages.campus,
  catalogues: messages.list,
}

/** The admin of an entry: the reader ("me"), or another admin. */
type Actor = { readonly who: string; readonly admin: string }

const sentences: Readonly<Record<string, (given: Actor & { readonly row: string }) => string>> = {
  insert: messages.inserted,
  update: messages.updated,
  delete: messages.deleted,
  keep: messages.kept,
  remove: messages.removed,
  suspend: messages.suspended,
}

/** Enough of an id to distinguish two rows. */
const shortId = (id: string): string => id.slice(0, 8)

const columnText = (column: string): string => column.replaceAll('_', ' ').replace(/ (?:id|url)$/, '')

const valueText = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return messages.nothing
  if (value === true) return messages.yes
  if (value === false) return messages.no
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return shorten(text, 80)
}

const fieldsOf = (entry: unknown): Readonly<Record<string, unknown>> =>
  typeof entry === 'object' && entry !== null ? { ...entry } : {}

/** A change of an entry of a list: `“Pilau”: price from 230 to 250`. */
const entryChange = (before: unknown, after: unknown): string => {
  const [old, now] = [fieldsOf(before), fieldsOf(after)]
  const name = valueText(now['name'] ?? now['title'] ?? old['name'] ?? old['title'])
  if (before === null) return messages.entryAdded({ name })
  if (after === null) return messages.entryRemoved({ name })
  const changed = [...new Set([...Object.keys(old), ...Object.keys(now)])].filter(
    (field) => JSON.stringify(old[field]) !== JSON.stringify(now[field]),
  )
  const changes = changed.map((field) =>
    Array.isArray(now[field])
      ? field
      : messages.fieldChanged({ field, before: valueText(old[field]), after: valueText(now[field]) }),
  )
  return messages.entryChanged({ name, changes: changes.join(', ') })
}

/** The text of a change of a list, which is written as a whole. It names the changed entries. */
const listText = ({ action, changes }: AuditEntry, actor: Actor) => {
  const given = { ...actor, list: labelOf(adminTabs, valueText(changes['name']?.[1])) }
  if (action === 'insert') return { sentence: messages.listEdited(given), changes: [] }
  if (action === 'delete') return { sentence: messages.listPutBack(given), changes: [] }
  const entries = Object.entries(changes).filter(([column]) => column.startsWith('entry '))
  return {
    sentence: messages.listChanged(given),
    changes: entries.map(([, [before, after]]) => entryChange(before, after)),
  }
}

const naming = ['name', 'title', 'shop_name'] as const

/** Names a row by its name before the change; by its id if the entry has no name. */
const rowText = ({ action, table, row, changes }: AuditEntry): string => {
  const [before, after] = naming.flatMap((column) => changes[column] ?? [])
  const name = action === 'insert' ? after : (before ?? after)
  const kind = rowNames[table] ?? table
  return typeof name === 'string' ? messages.rowNamed({ kind, name }) : messages.rowById({ kind, id: shortId(row) })
}

/** False for a name that has not changed: it is there to name the row. */
const isChange = ([before, after]: readonly [unknown, unknown]): boolean =>
  JSON.stringify(before) !== JSON.stringify(after)

type Change = { readonly field: string; readonly before: string; readonly after: string }

const changesOf = ({ action, changes }: AuditEntry): readonly Change[] =>
  action === 'update'
    ? Object.entries(changes)
        .filter(([, change]) => isChange(change))
        .map(([column, [before, after]]) => ({
          field: columnText(column),
          before: valueText(before),
          after: valueText(after),
        }))
    : []

/** @param me the id of the reader, whose own actions read "You" */
export const auditText = (
  entry: AuditEntry,
  me: string,
): { readonly sentence: string; readonly changes: readonly string[] } => {
  const actor = { who: entry.admin === me ? 'me' : 'other', admin: shortId(entry.admin) }
  if (entry.action === 'claim') return { sentence: messages.claimed(actor), changes: [] }
  if (entry.action === 'lift') return { sentence: messages.lifted({ ...actor, id: shortId(entry.row) }), changes: [] }
  if (entry.table === 'catalogues') return listText(entry, actor)
  const changes = changesOf(entry)
  const [only, ...more] = changes
  const row = rowText(entry)
  // A single change is part of the sentence.
  if (only && more.length === 0) return { sentence: messages.changedOne({ ...actor, ...only, row }), changes: [] }
  const sentence = sentences[entry.action]?.({ ...actor, row }) ?? messages.did({ ...actor, action: entry.action, row })
  return { sentence, changes: changes.map(messages.fieldChanged) }
}

export const kindText: Readonly<Record<ReportKind, string>> = {
  gossip_post: records.gossipPost,
  item: records.marketItem,
}

export const reportersText = (reporters: number, newReporters = 0): string =>
  newReporters > 0
    ? records.reportedByNew({ count: reporters, newcomers: String(newReporters) })
    : records.reportedBy({ count: reporters })

/** Most frequent first: `Spam or advertising (2), Something else (1)`. */
export const reasonsText = (reasons: Reported['reasons']): string =>
  Object.entries(reasons)
    .sort(([, one], [, other]) => other - one)
    .map(([reason, times]) => `${labelOf(reportReasonChoices, reason)} (${times})`)
    .join(', ')
