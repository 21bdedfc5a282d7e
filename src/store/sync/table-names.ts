import type * as v from 'valibot'
import type { Database } from '../remote/database-types.gen'
import type { Declaration } from './declaration/declaration'
import { tables } from './tables'

type Tables = typeof tables
type TableName = keyof Tables
type CopiedBy<Sharing> = { [Table in TableName]: Tables[Table]['copies'] extends Sharing ? Table : never }[TableName]

/** A table whose public rows every phone copies. */
export type ReplicatedTable = CopiedBy<'shared'>
/** A table of which a phone copies the signed-in user's own rows. */
export type PersonalTable = CopiedBy<'own'>
export type CopiedTable = ReplicatedTable | PersonalTable
export type WritableTable = {
  [Table in TableName]: Tables[Table] extends { readonly write: object } ? Table : never
}[TableName]

/** A table with a switch, such as a like. */
export type SwitchTable = {
  [Table in TableName]: Tables[Table] extends { readonly write: { readonly switch: object } } ? Table : never
}[TableName]

/** A copied row, validated. */
export type RowOf<Table extends CopiedTable> = v.InferOutput<Tables[Table]['schema']>

type Assert<Claims extends Record<CopiedTable, true>> = Claims
/** Does not compile when the schemas differ from the migrated database. @claim */
export type SchemasMatchDatabase = Assert<{
  [Table in CopiedTable]: Database['public']['Tables'][Table]['Row'] extends RowOf<Table> ? true : false
}>

const isTable = (name: string): name is TableName => name in tables
export const isReplicatedTable = (name: string): name is ReplicatedTable =>
  isTable(name) && tables[name].copies === 'shared'
export const isPersonalTable = (name: string): name is PersonalTable => isTable(name) && tables[name].copies === 'own'

export const replicatedTableNames: readonly ReplicatedTable[] = Object.keys(tables).filter(isReplicatedTable)
export const personalTableNames: readonly PersonalTable[] = Object.keys(tables).filter(isPersonalTable)

export const schemaOf = <Table extends CopiedTable>(table: Table): Tables[Table]['schema'] => tables[table].schema

export const declarationOf = (table: TableName): Declaration => tables[table]

export const isSealable = (name: string): boolean => isTable(name) && declarationOf(name).sealable === true
export const sealableTableNames = personalTableNames.filter(isSealable)

export const switchOf = (table: SwitchTable) => tables[table].write.switch

/** The stores of the copies, as Dexie wants them. */
export const storesOf = (names: readonly CopiedTable[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, ['id', declarationOf(name).indexes ?? []].flat().join(', ')]))

/** The columns of a table that this version copies, as PostgREST's `select` wants them. */
export const columnsOf = (table: CopiedTable): string => Object.keys(tables[table].schema.entries).join(',')

/** The columns that the server returns as an acknowledgement; null where the writer may not read the row back. */
export const returningOf = (table: WritableTable): string | null => {
  const { schema, write } = declarationOf(table)
  return write?.returning === 'copy' ? Object.keys(schema?.entries ?? {}).join(',') : (write?.returning ?? null)
}
