import type { DirectoryTexts } from './directory-texts'

export const transportTexts = {
  title: 'Transport Services',
  intro: 'Boda boda and tuk tuk drivers who know the campus. Agree on the fare before you ride.',
  searchPlaceholder: 'Search drivers...',
  loadingText: 'Loading drivers...',
  emptyText: 'No drivers found matching your search.',
  backLabel: 'Back to Home',
  callLabel: 'Call',
  chat: null,
} as const satisfies DirectoryTexts
