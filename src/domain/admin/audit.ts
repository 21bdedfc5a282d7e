/** Formats the audit log of admin actions. */

export type AuditEntry = {
  readonly id: string
  readonly at: string
  readonly admin: string
  readonly action: string
  readonly table: string
  readonly row: string
  /** Null for what belongs to no campus. */
  readonly campus: string | null
  /** Column → before and after. */
  readonly changes: Readonly<Record<string, readonly [unknown, unknown]>>
}

const rowNames: Readonly<Record<string, string>> = {
  medicines: 'medicine',
  groceries: 'grocery item',
  shops: 'shop',
  eshop_products: 'e-shop product',
  service_providers: 'service provider',
  rentals: 'rental',
  rental_photos: 'rental photo',
  university_links: 'university link',
  gossip_posts: 'gossip post',
  items: 'market item',
  campuses: 'campus',
}

const verbs: Readonly<Record<string, string>> = {
  insert: 'added the',
  update: 'changed the',
  delete: 'deleted the',
  keep: 'kept the',
  remove: 'removed the',
  suspend: 'suspended the author of the',
}

/** Enough of an id to distinguish two rows. */
const shortId = (id: string): string => id.slice(0, 8)

const columnText = (column: string): string => column.replaceAll('_', ' ').replace(/ (?:id|url)$/, '')

const valueText = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return 'nothing'
  if (value === true) return 'yes'
  if (value === false) return 'no'
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return text.length > 80 ? `${text.slice(0, 79)}…` : text
}

/** Names a row by its name if the entry contains it, otherwise by its id. */
const rowText = ({ action, table, row, changes }: AuditEntry): string => {
  const [before, after] = changes['name'] ?? changes['title'] ?? []
  const name = action === 'delete' ? before : after
  const kind = rowNames[table] ?? table
  return typeof name === 'string' && action !== 'update' ? `${kind} “${name}”` : `${kind} ${shortId(row)}`
}

type Change = { readonly column: string; readonly step: string }

const changesOf = ({ action, changes }: AuditEntry): readonly Change[] =>
  action === 'update'
    ? Object.entries(changes).map(([column, [before, after]]) => ({ column: columnText(column), step: `from ${valueText(before)} to ${valueText(after)}` }))
    : []

/** @param me the id of the reader, whose own actions read "You" */
export const auditText = (entry: AuditEntry, me: string): { readonly sentence: string; readonly changes: readonly string[] } => {
  const actor = entry.admin === me ? 'You' : `Admin ${shortId(entry.admin)}`
  if (entry.action === 'claim') return { sentence: `${actor} became the first admin`, changes: [] }
  if (entry.action === 'lift') return { sentence: `${actor} lifted the suspension ${shortId(entry.row)}`, changes: [] }
  const [only, ...more] = changesOf(entry)
  // A single change is part of the sentence.
  if (only && more.length === 0) return { sentence: `${actor} changed ${only.column} of the ${rowText(entry)} ${only.step}`, changes: [] }
  return {
    sentence: `${actor} ${verbs[entry.action] ?? entry.action} ${rowText(entry)}`,
    changes: changesOf(entry).map(({ column, step }) => `${column} ${step}`),
  }
}
