import { oneLine } from '../cart/order-message'
import type { DirectoryEntry } from './directory-entry'
import { directoryChoices } from './choices'
import type { DirectorySpec } from './directory-spec'

/** The chat message: a greeting and a question about the speciality. */
export const providerMessage = ({ name, speciality }: Pick<DirectoryEntry, 'name' | 'speciality'>): string => {
  const subject = oneLine(speciality) === '' ? 'your services' : `your services: ${oneLine(speciality)}`
  return `Hello ${oneLine(name)}! I would like to ask about ${subject}. Are you available?`
}

export const serviceProviders = {
  title: 'Get Cheap Services',
  intro: 'Trusted hands around campus, at student prices.',
  tint: 'lagoon',
  source: 'service_providers',
  categories: directoryChoices.serviceProviders,
  inSections: false,
  searchPlaceholder: 'Search service providers...',
  loadingText: 'Loading service providers...',
  emptyText: 'No service providers found matching your search.',
  backLabel: 'Back to Home',
  callLabel: 'Contact',
  showsNumber: false,
  chat: { label: 'WhatsApp', message: providerMessage },
} as const satisfies DirectorySpec
