import { valueInUrl, type Values } from '@/kit/rules/choice'
import { parseItemId } from '@/kit/rules/item-link'

/** The URL of My University. It has its own file because a route parses its URL before the screen is loaded. */

export const universityTabValues = ['announcements', 'events', 'services', 'special-links'] as const satisfies Values

export type UniversityTab = (typeof universityTabValues)[number]

type UniversitySearch = { tab?: UniversityTab | undefined; link?: string | undefined; item?: string | undefined }

/** Parses the URL parameters; drops invalid values and the default tab. */
export const universitySearch = ({ tab, link, item }: Record<string, unknown>): UniversitySearch => {
  const chosen = valueInUrl(universityTabValues, tab)
  return {
    tab: chosen,
    link: chosen === 'special-links' ? parseItemId(link) : undefined,
    item: chosen === 'special-links' ? undefined : parseItemId(item),
  }
}
