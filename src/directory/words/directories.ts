import { directoryChoices, type DirectoryId } from '@/directory/rules/choices'
import { directories, type DirectoryEntry, type DirectorySpec } from '@/directory/rules/directories'
import type { Choices } from '@/kit/rules/choice'
import { plainLine } from '@/kit/rules/plain-text'
import { labelled } from '@/kit/words/labelled'
import * as messages from '#words/directory/directories'
import * as buttons from '#words/kit/buttons'
import * as titles from '#words/kit/screen-titles'

/** The texts of a directory. */
type DirectoryTexts = {
  readonly title: string
  readonly intro: string
  /** The chips of `directoryChoices`, with their labels. */
  readonly categories: Choices
  readonly searchPlaceholder: string
  readonly loadingText: string
  readonly emptyText: string
  /** The label of the back button, which goes back in history. */
  readonly backLabel: string
  readonly callLabel: string
  /** The name of the item in the order that is kept when somebody calls or writes. */
  readonly orderedAs: (entry: Pick<DirectoryEntry, 'speciality'>) => string
  /** The chat button; null when only calls are offered. */
  readonly chat: { readonly label: string; readonly message: (entry: DirectoryEntry) => string } | null
}

/** The chat message: a greeting and a question about the speciality. */
export const providerMessage = ({ name, speciality }: Pick<DirectoryEntry, 'name' | 'speciality'>): string => {
  const subject = plainLine(speciality) === '' ? 'your services' : `your services: ${plainLine(speciality)}`
  return `Hello ${plainLine(name)}! I would like to ask about ${subject}. Are you available?`
}

export const directoryTexts = {
  transport: {
    title: titles.transportServices,
    intro: messages.transportIntro,
    categories: labelled(directoryChoices.transport, {
      all: messages.transportAll,
      'boda-boda': messages.bodaBoda,
      'tuk-tuk': messages.tukTuk,
    }),
    searchPlaceholder: messages.transportSearch,
    loadingText: messages.transportLoading,
    emptyText: messages.transportEmpty,
    backLabel: buttons.backToHome,
    callLabel: messages.call,
    orderedAs: () => messages.ride,
    chat: null,
  },
  serviceProviders: {
    title: titles.cheapServices,
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
  },
} as const satisfies Record<DirectoryId, DirectoryTexts>

/** A directory as its screen shows it. */
export type Directory = DirectorySpec & DirectoryTexts

export const shownDirectories: Readonly<Record<DirectoryId, Directory>> = {
  transport: { ...directories.transport, ...directoryTexts.transport },
  serviceProviders: { ...directories.serviceProviders, ...directoryTexts.serviceProviders },
}
