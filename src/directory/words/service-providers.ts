import { directoryChoices } from '@/directory/rules/choices'
import type { DirectoryEntry } from '@/directory/rules/directory-entry'
import { labelled } from '@/kit/words/labelled'
import { plainLine } from '@/kit/rules/plain-text'
import * as messages from '#words/directory/directories'
import * as buttons from '#words/kit/buttons'
import type { DirectoryTexts } from './directory-texts'

/** The chat message: a greeting and a question about the speciality. */
export const providerMessage = ({ name, speciality }: Pick<DirectoryEntry, 'name' | 'speciality'>): string => {
  const subject = plainLine(speciality) === '' ? 'your services' : `your services: ${plainLine(speciality)}`
  return `Hello ${plainLine(name)}! I would like to ask about ${subject}. Are you available?`
}

export const serviceProvidersTexts = {
  title: messages.providersTitle,
  intro: messages.providersIntro,
  categories: labelled(directoryChoices.serviceProviders, {
    all: messages.providersAll,
    mamafua: messages.laundry,
    fundi: messages.technician,
    poshomill: messages.mill,
    salon: messages.salon,
    wifi: messages.wifi,
    photography: messages.photography,
    bakery: messages.bakery,
    cleaning: messages.cleaning,
  }),
  searchPlaceholder: messages.providersSearch,
  loadingText: messages.providersLoading,
  emptyText: messages.providersEmpty,
  backLabel: buttons.backToHome,
  callLabel: messages.contact,
  orderedAs: ({ speciality }) => plainLine(speciality) || messages.service,
  chat: { label: 'WhatsApp', message: providerMessage },
} as const satisfies DirectoryTexts
