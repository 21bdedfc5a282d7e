import type { Budget } from './budgets.ts'
import type { Sql } from './database.ts'

/** A counted key, and how often it may occur. */
export type Limit = { readonly key: string; readonly budget: Budget }

/** Counts attempts in the database, where all processes see them. */
export class Attempts {
  readonly #sql: Sql

  constructor(sql: Sql) {
    this.#sql = sql
  }

  /**
   * Counts an attempt before it is made, against all limits or, where one of them is reached, against none.
   * @returns the milliseconds to wait; null when it may be made
   */
  async take(limits: readonly Limit[]): Promise<number | null> {
    const [keys, maxima, seconds] = [
      limits.map(({ key }) => key),
      limits.map(({ budget }) => budget.max),
      limits.map(({ budget }) => budget.windowMs / 1000),
    ]
    const { rows } = await this.#sql.query<{ wait: number | null }>('select server.take_attempt($1, $2, $3) as wait', [
      keys,
      maxima,
      seconds,
    ])
    const wait = rows[0]?.wait ?? null
    return wait === null ? null : wait * 1000
  }

  /** Attempts that succeeded do not count. */
  async giveBack(limits: readonly Limit[]): Promise<void> {
    if (limits.length > 0) await this.#sql.query('select server.give_back_attempt($1)', [limits.map(({ key }) => key)])
  }
}
