import type { Choices } from './choice'

/** Reasons to report a post or a listing. The database uses the same values. The first one is the default. */
export const reportReasons = [
  { value: 'scam', label: 'A scam or a false offer' },
  { value: 'spam', label: 'Spam or advertising' },
  { value: 'harassment', label: 'Bullying or harassment' },
  { value: 'private-details', label: 'Somebody’s name, number or private life' },
  { value: 'hate', label: 'Hate against a group of people' },
  { value: 'sexual', label: 'Sexual content' },
  { value: 'other', label: 'Something else' },
] as const satisfies Choices

export type ReportReason = (typeof reportReasons)[number]['value']

export type ReportKind = 'gossip_post' | 'item'
