/** An entry of the audit log of admin actions. */
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
