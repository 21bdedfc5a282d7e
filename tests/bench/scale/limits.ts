import type { Limits } from '../../../build/size/limits.ts'

/** Limits for a day of a campus with 100, 1,000 and 10,000 phones. Bytes include response headers, but no pictures. */
export const scaleLimits = {
  visitorDay: { what: 'a day of a visitor’s phone', unit: 'kB', aim: 30, cap: 50 },
  userDay: { what: 'a day of a user’s phone', unit: 'kB', aim: 30, cap: 50 },
  bytesGrowth: { what: 'bytes per phone, 10,000 phones compared with 1,000', unit: 'times', aim: 1, cap: 1.1 },
  originPulls: { what: 'visitors’ pulls at the origin, compared likewise', unit: 'times', aim: 1, cap: 4 },
  originCounters: { what: 'like counters at the origin, compared likewise', unit: 'times', aim: 1, cap: 4 },
  share: { what: 'visitors’ requests answered by the cache', unit: '%', aim: 90, cap: 75, upwards: true },
  p95: { what: 'a pull, 95th percentile, twelve at a time', unit: 'ms', aim: 100, cap: 1000 },
  failed: { what: 'requests that failed', unit: '', cap: 0 },
} as const satisfies Limits
