import { choiceOf, type Choices } from '../shared/choice'
import { itemOf } from '../shared/item-link'

/** What the URL holds of My University. Apart from the rest of it: a route reads its URL before the screen is loaded. */

export const universityTabs = [
  { value: 'announcements', label: 'Announcements' },
  { value: 'events', label: 'Events' },
  { value: 'services', label: 'Services' },
  { value: 'special-links', label: 'Special Links' },
] as const satisfies Choices

export type UniversityTab = (typeof universityTabs)[number]['value']

/** What the URL holds of the screen. */
export type UniversitySearch = { tab?: UniversityTab | undefined; link?: string | undefined; item?: string | undefined }

/** The screen's state from a URL that anybody may have typed: a value that makes no sense falls away. */
export const universitySearch = ({ tab, link, item }: Record<string, unknown>): UniversitySearch => {
  const chosen = choiceOf(universityTabs, tab)
  return {
    tab: chosen === 'announcements' ? undefined : chosen,
    link: chosen === 'special-links' ? itemOf(link) : undefined,
    item: chosen === 'special-links' ? undefined : itemOf(item),
  }
}
