import { directoryChoices } from './choices'
import type { DirectorySpec } from './directory-spec'

export const transport = {
  title: 'Transport Services',
  intro: 'Boda boda and tuk tuk drivers who know the campus. Agree on the fare before you ride.',
  tint: 'mango',
  source: 'drivers',
  categories: directoryChoices.transport,
  inSections: true,
  searchPlaceholder: 'Search drivers...',
  loadingText: 'Loading drivers...',
  emptyText: 'No drivers found matching your search.',
  backLabel: 'Back to Home',
  callLabel: 'Call',
  showsNumber: true,
  chat: null,
} as const satisfies DirectorySpec
