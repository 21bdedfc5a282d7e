import { inspect } from 'node:util'

/**
 * Correction: errors of a database carry the values of the statement or of the refused row, and Lite prints those
 * errors that it does not expect. The log would hold password hashes and email addresses. Printed, they are a message
 * and a stack; what reads their fields finds them as before.
 */
export async function printWithoutValues(sql: { query(text: string): Promise<unknown> }): Promise<void> {
  const error: unknown = await sql.query('select 1 / 0').catch((thrown: unknown) => thrown)
  if (error instanceof Error)
    Object.defineProperty(Object.getPrototypeOf(error), inspect.custom, { configurable: true, value: printed })
}

function printed(this: Error): string {
  return this.stack ?? this.message
}
