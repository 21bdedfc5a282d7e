import type { DirectorySpec } from './directory-spec'

export const transport = {
  title: 'Transport Services',
  intro: 'Boda boda and tuk tuk drivers who know the campus. Agree on the fare before you ride.',
  tint: 'mango',
  source: 'drivers',
  categories: [
    { value: 'all', label: 'All' },
    { value: 'boda-boda', label: 'Boda Boda' },
    { value: 'tuk-tuk', label: 'Tuk Tuk' },
  ],
  inSections: true,
  searchPlaceholder: 'Search drivers...',
  loadingText: 'Loading drivers...',
  emptyText: 'No drivers found matching your search.',
  backLabel: 'Back to Home',
  callLabel: 'Call',
  showsNumber: true,
  chat: null,
} as const satisfies DirectorySpec
