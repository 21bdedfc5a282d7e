import { directoryChoices } from '@/domain/directories/choices'
import { labelled } from '../shared/labelled'
import type { DirectoryTexts } from './directory-texts'

export const transportTexts = {
  title: 'Transport Services',
  intro: 'Boda boda and tuk tuk drivers who know the campus. Agree on the fare before you ride.',
  categories: labelled(directoryChoices.transport, {
    all: 'All',
    'boda-boda': 'Boda Boda',
    'tuk-tuk': 'Tuk Tuk',
  }),
  searchPlaceholder: 'Search drivers...',
  loadingText: 'Loading drivers...',
  emptyText: 'No drivers found matching your search.',
  backLabel: 'Back to Home',
  callLabel: 'Call',
  chat: null,
} as const satisfies DirectoryTexts
