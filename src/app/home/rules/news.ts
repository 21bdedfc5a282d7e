/** What can be new since the last visit, and the screen that shows it. */
const newsKinds = [
  { kind: 'items', link: '/marketplace' },
  { kind: 'posts', link: '/tum-gossip' },
  { kind: 'rooms', link: '/rental-booking' },
] as const

export type NewsKind = (typeof newsKinds)[number]['kind']

export type NewsCounts = Readonly<Record<NewsKind, number>>

/** Those that there are. */
export const newsOf = (counts: NewsCounts) =>
  newsKinds.flatMap(({ kind, link }) => (counts[kind] > 0 ? [{ kind, link, count: counts[kind] }] : []))
