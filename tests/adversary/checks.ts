import { buckets, functions } from './classified-functions.ts'
import { identities, tables } from './classified-tables.ts'
import type { Surface } from './surface.ts'

/** Checks the surface. @returns the faults */
export type Check = (surface: Surface) => readonly string[]

const has = <Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined
const classified: Readonly<Record<string, { readonly readers: string; readonly columns: readonly string[] }>> = tables

export const checks = {
  'every column that the API exposes is classified': ({ columns }) =>
    columns.flatMap(({ table, column }) =>
      has(classified, table)?.columns.includes(column)
        ? []
        : [`${table}.${column}: attack it, then add it to classified-tables.ts`],
    ),

  'columns for signed-in users are hidden from anonymous callers': ({ columns }) =>
    columns.flatMap(({ table, column, anon }) =>
      anon && has(classified, table)?.readers !== 'everybody' ? [`${table}.${column}`] : [],
    ),

  'every callable function is classified, and cannot be called by others': ({ functions: found }) =>
    found.flatMap(({ name, anon }) => {
      const readers = has<string>(functions, name)
      if (readers === undefined) return [`${name}: attack it, then add it to classified-functions.ts`]
      return anon && readers !== 'everybody' ? [`${name} can be called without an account`] : []
    }),

  'every bucket is classified': ({ buckets: found }) =>
    found.flatMap(({ id, isPublic }) =>
      has<string>(buckets, id) === (isPublic ? 'public' : 'private')
        ? []
        : [`${id}: attack it, then add it to classified-functions.ts`],
    ),

  'no exposed column identifies the account behind a post': ({ columns }) =>
    columns.flatMap(({ table, column, type }) => {
      const name = `${table}.${column}`
      const isAccount = type === 'uuid' && /user|author|owner|admin|account|person|profile/.test(column)
      if (isAccount && has<string>(identities, name) === undefined) return [name]
      return table.startsWith('gossip_posts') && /user|author|owner/.test(column) ? [name] : []
    }),

  'every writable column has a bound': ({ columns, bounded }) =>
    columns.flatMap(({ table, column, writable }) =>
      writable && !bounded.has(`${table}.${column}`) ? [`${table}.${column}`] : [],
    ),

  'every write has a rate limit': ({ writes }) =>
    writes.flatMap(({ table, action, limited }) => (limited ? [] : [`${action} ${table}`])),

  'every volatile function has a rate limit': ({ functions: found }) =>
    found.flatMap(({ name, volatile, limited }) => (volatile && !limited ? [name] : [])),
} as const satisfies Readonly<Record<string, Check>>
