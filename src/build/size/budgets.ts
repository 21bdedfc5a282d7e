import type { Limits } from './limits.ts'

/** Size budgets. 1 kB is 1000 bytes, compressed with Brotli. */
export const budgets = {
  initialScript: { what: 'initial JS on /', unit: 'kB', aim: 105, cap: 115 },
  initialStyles: { what: 'initial CSS', unit: 'kB', aim: 6, cap: 8 },
  heaviestScreen: { what: 'a later screen’s own JS + CSS, the heaviest', unit: 'kB', aim: 8, cap: 15 },
  untilReady: { what: 'first visit until the worker is ready, pictures apart', unit: 'kB', aim: 300, cap: 400 },
  precached: { what: 'precache entries', unit: 'files', aim: 25, cap: 35 },
  onePageChange: { what: 'downloaded again for a changed page', unit: 'kB', aim: 5, cap: 15 },
} as const satisfies Limits

export type BudgetName = keyof typeof budgets

export type Measured = Readonly<Record<BudgetName, number>>
