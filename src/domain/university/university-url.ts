import { choiceInUrl, type Choices } from '../shared/choice'
import { parseItemId } from '../shared/item-link'

/** The URL of My University. In its own file because a route parses its URL before the screen is loaded. */

export const universityTabs = [
  { value: 'announcements', label: 'Announcements' },
  { value: 'events', label: 'Events' },
  { value: 'services', label: 'Services' },
  { value: 'special-links', label: 'Special Links' },
] as const satisfies Choices

export type UniversityTab = (typeof universityTabs)[number]['value']

export type UniversitySearch = { tab?: UniversityTab | undefined; link?: string | undefined; item?: string | undefined }

/** Parses the URL parameters; drops invalid values and the default tab. */
export const universitySearch = ({ tab, link, item }: Record<string, unknown>): UniversitySearch => {
  const chosen = choiceInUrl(universityTabs, tab)
  return {
    tab: chosen,
    link: chosen === 'special-links' ? parseItemId(link) : undefined,
    item: chosen === 'special-links' ? undefined : parseItemId(item),
  }
}
