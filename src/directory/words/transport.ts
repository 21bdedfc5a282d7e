import { directoryChoices } from '@/directory/rules/choices'
import { labelled } from '@/kit/words/labelled'
import * as messages from '#words/directory/directories'
import * as buttons from '#words/kit/buttons'
import type { DirectoryTexts } from './directory-texts'

export const transportTexts = {
  title: messages.transportTitle,
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
} as const satisfies DirectoryTexts
