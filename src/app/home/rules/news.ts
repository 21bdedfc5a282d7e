/** The kinds of news since the last visit, and the screens that show them. */
const newsKinds = [
  { kind: 'items', link: '/marketplace' },
  { kind: 'posts', link: '/tum-gossip' },
  { kind: 'rooms', link: '/rental-booking' },
] as const

export type NewsKind = (typeof newsKinds)[number]['kind']

export type NewsCounts = Readonly<Record<NewsKind, number>>

/** The kinds with news. */
export const newsOf = (counts: NewsCounts) =>
  newsKinds.flatMap(({ kind, link }) => (counts[kind] > 0 ? [{ kind, link, count: counts[kind] }] : []))
