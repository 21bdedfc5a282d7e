// Size budgets. 1 kB is 1000 bytes, compressed with Brotli.

export type Budget = {
  readonly what: string
  readonly unit: 'kB' | 'files'
  /** The goal; missing it does not fail. */
  readonly aim: number
  /** A larger value fails. */
  readonly cap: number
}

export const budgets = {
  initialScript: { what: 'initial JS on /', unit: 'kB', aim: 105, cap: 115 },
  initialStyles: { what: 'initial CSS', unit: 'kB', aim: 6, cap: 8 },
  heaviestScreen: { what: 'a later screen’s own JS + CSS, the heaviest', unit: 'kB', aim: 8, cap: 15 },
  untilReady: { what: 'first visit until the worker is ready, pictures apart', unit: 'kB', aim: 300, cap: 400 },
  precached: { what: 'precache entries', unit: 'files', aim: 25, cap: 35 },
  onePageChange: { what: 'downloaded again for a changed page', unit: 'kB', aim: 5, cap: 15 },
} as const satisfies Record<string, Budget>

export type BudgetName = keyof typeof budgets

export type Measured = Readonly<Record<BudgetName, number>>

export type Verdict = Budget & { readonly value: number; readonly holds: boolean }

/** Compares each budget with the measured value. */
export const judge = (measured: Measured): Verdict[] =>
  Object.entries(budgets).map(([name, budget]) => {
    const value = measured[name as BudgetName]
    return { ...budget, value, holds: value <= budget.cap }
  })

export const tableOf = (verdicts: readonly Verdict[]): string =>
  verdicts
    .map(({ what, unit, aim, cap, value, holds }) => {
      const number = (amount: number) => (unit === 'kB' ? amount.toFixed(1) : String(amount)).padStart(7)
      const sign = holds ? (value <= aim ? '' : 'over the aim') : 'OVER THE CAP'
      return `${what.padEnd(56)}${number(value)} ${unit.padEnd(5)}  aim ${String(aim).padStart(3)}  cap ${String(cap).padStart(3)}  ${sign}`.trimEnd()
    })
    .join('\n')
