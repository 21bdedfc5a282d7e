import { nairobiTime } from '@/kit/rules/nairobi'

/** The calendar and the special links of My University. */

/** The calendar day in Kenya, as `2026-12-05`. */
export const dayInKenya = (now: Date | number): string => nairobiTime(Number(now)).toISOString().slice(0, 10)

type Dated = { readonly date?: string | undefined }

/** The events from today on: first the dated ones, soonest first, then the weekly ones. */
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

/** Converts a record to a link. Empty unless the URL is https, because a `javascript:` URL would run inside the app. */
export const specialLinksOf = ({ id, name, description, url, icon }: LinkRecord): SpecialLink[] =>
  /^https:\/\/[^\s/]+/i.test(url) ? [{ id, name, description: description ?? '', url, icon: linkIconOf(icon) }] : []
