import { directoryChoices } from '@/domain/directories/choices'
import type { DirectoryEntry } from '@/domain/directories/directory-entry'
import { labelled } from '../shared/labelled'
import { oneLine } from '../shared/one-line'
import type { DirectoryTexts } from './directory-texts'

/** The chat message: a greeting and a question about the speciality. */
export const providerMessage = ({ name, speciality }: Pick<DirectoryEntry, 'name' | 'speciality'>): string => {
  const subject = oneLine(speciality) === '' ? 'your services' : `your services: ${oneLine(speciality)}`
  return `Hello ${oneLine(name)}! I would like to ask about ${subject}. Are you available?`
}

export const serviceProvidersTexts = {
  title: 'Get Cheap Services',
  intro: 'Trusted hands around campus, at student prices.',
  categories: labelled(directoryChoices.serviceProviders, {
    all: 'All Services',
    mamafua: 'Laundry',
    fundi: 'Technician',
    poshomill: 'Mill Services',
    salon: 'Beauty & Salon',
    wifi: 'WiFi Installation',
    photography: 'Photography',
    bakery: 'Bakery',
    cleaning: 'Cleaning',
  }),
  searchPlaceholder: 'Search service providers...',
  loadingText: 'Loading service providers...',
  emptyText: 'No service providers found matching your search.',
  backLabel: 'Back to Home',
  callLabel: 'Contact',
  chat: { label: 'WhatsApp', message: providerMessage },
} as const satisfies DirectoryTexts
