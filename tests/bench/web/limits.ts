import type { Limits } from '../../../build/size/limits.ts'

/** Limits for the first visit, an update and a repeat visit. */
export const webLimits = {
  performance: { what: 'first visit, Lighthouse mobile: performance', unit: '', aim: 97, cap: 95, upwards: true },
  largestPaint: { what: 'first visit: largest paint', unit: 'ms', aim: 2100, cap: 2300 },
  firstPaint: { what: 'first visit: first paint', unit: 'ms' },
  blocked: { what: 'first visit: blocking time', unit: 'ms' },
  layoutShift: { what: 'first visit: layout shift', unit: '', aim: 0, cap: 0.01 },
  onPhone: { what: 'first visit, reference phone: performance', unit: '' },
  onPhoneBlocked: { what: 'first visit, reference phone: blocking time', unit: 'ms' },
  untilReady: { what: 'download until the worker is ready, without pictures', unit: 'kB', aim: 300, cap: 340 },
  everything: { what: 'download of the whole visit', unit: 'kB' },
  pictures: { what: 'of which pictures', unit: 'kB' },
  twice: { what: 'fetched twice', unit: 'files', cap: 0 },
  update: { what: 'download for a changed page', unit: 'kB', aim: 5, cap: 15 },
  repeat: { what: 'repeat visit, server down, 6× slower: largest paint', unit: 'ms', aim: 500, cap: 800 },
} as const satisfies Limits

/** Limits for the worst of all addresses, each opened by a link on a first visit. */
export const addressLimits = {
  largestPaint: { what: 'largest paint, of the slowest address', unit: 'ms', aim: 2100, cap: 2300 },
  comparedWithHome: { what: 'the same, compared with the first screen', unit: 'times', aim: 1.1, cap: 1.2 },
  layoutShift: { what: 'layout shift', unit: '', aim: 0, cap: 0.01 },
  blocked: { what: 'blocking time on the reference phone', unit: 'ms', aim: 150, cap: 200 },
} as const satisfies Limits

export type AddressLimit = keyof typeof addressLimits
