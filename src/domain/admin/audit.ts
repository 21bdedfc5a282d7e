/** The record of what admins did, in words. */

export type AuditEntry = {
  readonly id: string
  readonly at: string
  readonly admin: string
  readonly action: string
  readonly table: string
  readonly row: string
  /** Column → before and after. */
  readonly changes: Readonly<Record<string, readonly [unknown, unknown]>>
}

const things: Readonly<Record<string, string>> = {
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
}

const verbs: Readonly<Record<string, string>> = {
  insert: 'added the',
  update: 'changed the',
  delete: 'deleted the',
  keep: 'kept the',
  remove: 'removed the',
  suspend: 'suspended the author of the',
}

/** Enough of an id to tell two rows apart. */
const short = (id: string): string => id.slice(0, 8)

const columnWords = (column: string): string => column.replaceAll('_', ' ').replace(/ (?:id|url)$/, '')

const inWords = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return 'nothing'
  if (value === true) return 'yes'
  if (value === false) return 'no'
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return text.length > 80 ? `${text.slice(0, 79)}…` : text
}

/** By its name where the record has it, else by its id. */
const rowWords = ({ action, table, row, changes }: AuditEntry): string => {
  const [before, after] = changes['name'] ?? changes['title'] ?? []
  const name = action === 'delete' ? before : after
  const thing = things[table] ?? table
  return typeof name === 'string' && action !== 'update' ? `${thing} “${name}”` : `${thing} ${short(row)}`
}

type Change = { readonly column: string; readonly step: string }

const changesOf = ({ action, changes }: AuditEntry): readonly Change[] =>
  action === 'update'
    ? Object.entries(changes).map(([column, [before, after]]) => ({ column: columnWords(column), step: `from ${inWords(before)} to ${inWords(after)}` }))
    : []

/** @param me whose own acts read "You" */
export const auditText = (entry: AuditEntry, me: string): { readonly sentence: string; readonly changes: readonly string[] } => {
  const who = entry.admin === me ? 'You' : `Admin ${short(entry.admin)}`
  if (entry.action === 'claim') return { sentence: `${who} became the first admin`, changes: [] }
  if (entry.action === 'lift') return { sentence: `${who} lifted the suspension ${short(entry.row)}`, changes: [] }
  const [only, ...more] = changesOf(entry)
  // One change is said in the sentence itself.
  if (only && more.length === 0) return { sentence: `${who} changed ${only.column} of the ${rowWords(entry)} ${only.step}`, changes: [] }
  return {
    sentence: `${who} ${verbs[entry.action] ?? entry.action} ${rowWords(entry)}`,
    changes: changesOf(entry).map(({ column, step }) => `${column} ${step}`),
  }
}
