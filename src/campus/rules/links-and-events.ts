import { nairobiTime } from '@/kit/rules/nairobi'

/** My University: its calendar and its special links. */

/** The calendar day in Kenya, as `2026-12-05`. */
export const dayInKenya = (now: Date | number): string => nairobiTime(Number(now)).toISOString().slice(0, 10)

type Dated = { readonly date?: string | undefined }

/** Events from today on: dated events first, nearest first, then weekly ones. */
export const upcoming = <Event extends Dated>(events: readonly Event[], today: string): Event[] => {
  const dated = events.filter(({ date }) => date !== undefined && date >= today)
  const weekly = events.filter(({ date }) => date === undefined)
  return [...dated.toSorted((a, b) => (a.date ?? '').localeCompare(b.date ?? '')), ...weekly]
}

const linkIcons = ['GraduationCap', 'Users', 'CreditCard', 'BookOpen', 'Library', 'HeartPulse'] as const
export type LinkIcon = (typeof linkIcons)[number] | 'other'

/** The icon named by a record, or 'other' for an unknown name. */
export const linkIconOf = (name: string | null): LinkIcon => linkIcons.find((icon) => icon === name) ?? 'other'

export type SpecialLink = {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly url: string
  readonly icon: LinkIcon
}

type LinkRecord = {
  readonly id: string
  readonly name: string
  readonly description: string | null
  readonly url: string
  readonly icon: string | null
}

/** A record as a link; empty unless the URL is https, because a `javascript:` URL would run inside the app. */
export const specialLinksOf = ({ id, name, description, url, icon }: LinkRecord): SpecialLink[] =>
  /^https:\/\/[^\s/]+/i.test(url) ? [{ id, name, description: description ?? '', url, icon: linkIconOf(icon) }] : []
