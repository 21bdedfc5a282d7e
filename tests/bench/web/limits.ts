import type { Limits } from '../limits.ts'

/** What a first visit, a later version and a repeat visit may cost. */
export const webLimits = {
  performance: { what: 'first visit, Lighthouse mobile: performance', unit: '', aim: 97, cap: 95, upwards: true },
  largestPaint: { what: 'first visit: largest paint', unit: 'ms', aim: 2100, cap: 2300 },
  firstPaint: { what: 'first visit: first paint', unit: 'ms' },
  blocked: { what: 'first visit: blocked', unit: 'ms' },
  layoutShift: { what: 'first visit: layout shift', unit: '', aim: 0, cap: 0.01 },
  onPhone: { what: 'on the same phone whatever measures: performance', unit: '' },
  onPhoneBlocked: { what: 'on the same phone: blocked', unit: 'ms' },
  untilReady: { what: 'downloaded until the worker is ready, pictures apart', unit: 'kB', aim: 300, cap: 400 },
  everything: { what: 'downloaded by one visit in all', unit: 'kB' },
  pictures: { what: 'of that pictures', unit: 'kB' },
  twice: { what: 'fetched twice', unit: 'files', cap: 0 },
  update: { what: 'downloaded for a changed page', unit: 'kB', aim: 5, cap: 15 },
  repeat: { what: 'repeat visit, server dead, 6× slower: largest paint', unit: 'ms', aim: 500, cap: 800 },
} as const satisfies Limits
