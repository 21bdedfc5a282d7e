import type { Caller, TestUsers } from './users.ts'
import type { TestBackend } from './start-backend.ts'

/** `nothing`: a response without an error that returned or changed no row. */
export type AccessResult = 'yes' | 'nothing' | 'refused'
type Expected = Readonly<Record<Caller, AccessResult>>
export type Values = Record<string, unknown>

export type TableRules = {
  /** Creates a row, owned by the owner if the table has owners. @returns its id */
  row(backend: TestBackend, users: TestUsers): Promise<string>
  /** The values of a new row; may first delete a row that it would conflict with. */
  values(backend: TestBackend, users: TestUsers): Promise<Values>
  change: Values
  select: Expected
  insert: Expected
  update: Expected
  delete: Expected
}

/** A suspended student's outcome differs from the other student's only where posting is involved. */
export const outcomes = (
  anonymous: AccessResult,
  owner: AccessResult,
  other: AccessResult,
  admin: AccessResult,
  suspended = other,
): Expected => ({ anonymous, owner, other, suspended, admin })
export const everybody = outcomes('yes', 'yes', 'yes', 'yes')
export const forbidden = outcomes('refused', 'refused', 'refused', 'refused')
export const signedIn = outcomes('refused', 'yes', 'yes', 'yes')
export const notSuspended = outcomes('refused', 'yes', 'yes', 'yes', 'refused')
export const ownerOnly = outcomes('refused', 'yes', 'nothing', 'nothing')
