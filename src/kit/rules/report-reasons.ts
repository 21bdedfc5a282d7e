import type { Values } from './choice'

/** Reasons to report a post or a listing. The database uses the same values. The first one is the default. */
export const reportReasons = [
  'scam',
  'spam',
  'about-me',
  'harassment',
  'private-details',
  'hate',
  'sexual',
  'other',
] as const satisfies Values

export type ReportReason = (typeof reportReasons)[number]

export type ReportKind = 'gossip_post' | 'item'
