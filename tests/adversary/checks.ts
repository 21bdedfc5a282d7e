import { buckets, functions, identities, tables } from './classified.ts'
import type { Surface } from './surface.ts'

/** A question to the surface; it answers with what is at fault. */
export type Check = (surface: Surface) => readonly string[]

const has = <Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined => (Object.hasOwn(record, key) ? record[key] : undefined)
const listed: Readonly<Record<string, { readonly readers: string; readonly columns: readonly string[] }>> = tables

export const checks = {
  'every column that the API shows is classified': ({ columns }) =>
    columns.flatMap(({ table, column }) => (has(listed, table)?.columns.includes(column) ? [] : [`${table}.${column}: attack it, then add it to classified.ts`])),

  'what is for people with an account is shown to nobody else': ({ columns }) =>
    columns.flatMap(({ table, column, anon }) => (anon && has(listed, table)?.readers !== 'everybody' ? [`${table}.${column}`] : [])),

  'every function that can be called is classified, and open to no more than it says': ({ functions: found }) =>
    found.flatMap(({ name, anon }) => {
      const known = has<string>(functions, name)
      if (known === undefined) return [`${name}: attack it, then add it to classified.ts`]
      return anon && known !== 'everybody' ? [`${name} can be called without an account`] : []
    }),

  'every bucket is classified': ({ buckets: found }) =>
    found.flatMap(({ id, isPublic }) => (has<string>(buckets, id) === (isPublic ? 'public' : 'private') ? [] : [`${id}: attack it, then add it to classified.ts`])),

  'no column beside a post names an account': ({ columns }) =>
    columns.flatMap(({ table, column, type }) => {
      const name = `${table}.${column}`
      const isAccount = type === 'uuid' && /user|author|owner|admin|account|person|profile/.test(column)
      if (isAccount && has<string>(identities, name) === undefined) return [name]
      return table.startsWith('gossip_posts') && /user|author|owner/.test(column) ? [name] : []
    }),

  'every column that can be written has a bound': ({ columns, bounded }) =>
    columns.flatMap(({ table, column, writable }) => (writable && !bounded.has(`${table}.${column}`) ? [`${table}.${column}`] : [])),

  'every write has a limit': ({ writes }) => writes.flatMap(({ table, action, limited }) => (limited ? [] : [`${action} ${table}`])),

  'every function that changes something has a limit': ({ functions: found }) =>
    found.flatMap(({ name, volatile, limited }) => (volatile && !limited ? [name] : [])),
} as const satisfies Readonly<Record<string, Check>>
