import type { Limits } from './limits.ts'

/** Size budgets. 1 kB is 1000 bytes, compressed with Brotli. */
export const budgets = {
  initialScript: { what: 'initial JS on /', unit: 'kB', aim: 100, cap: 108 },
  initialStyles: { what: 'initial CSS', unit: 'kB', aim: 5.5, cap: 8.5 },
  heaviestScreen: { what: 'a later screen’s own JS + CSS, the heaviest', unit: 'kB', aim: 10, cap: 14 },
  untilReady: { what: 'first visit until the worker is ready, pictures apart', unit: 'kB', aim: 300, cap: 340 },
  heaviestPage: { what: 'HTML of a page that a link opens, the heaviest', unit: 'kB', aim: 13, cap: 15 },
  installRequests: { what: 'requests of an install', unit: 'files', aim: 25, cap: 30 },
  onePageChange: { what: 'downloaded again for a changed page', unit: 'kB', aim: 5, cap: 8 },
} as const satisfies Limits

export type BudgetName = keyof typeof budgets

export type Measured = Readonly<Record<BudgetName, number>>
