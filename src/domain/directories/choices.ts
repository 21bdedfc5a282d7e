import type { Choices } from '../shared/choice'

/**
 * The chips of each directory in order; the first is 'all'. In their own file because a route parses its URL before
 * the directory is loaded.
 */
export const directoryChoices = {
  transport: [
    { value: 'all', label: 'All' },
    { value: 'boda-boda', label: 'Boda Boda' },
    { value: 'tuk-tuk', label: 'Tuk Tuk' },
  ],
  serviceProviders: [
    { value: 'all', label: 'All Services' },
    { value: 'mamafua', label: 'Laundry' },
    { value: 'fundi', label: 'Technician' },
    { value: 'poshomill', label: 'Mill Services' },
    { value: 'salon', label: 'Beauty & Salon' },
    { value: 'wifi', label: 'WiFi Installation' },
    { value: 'photography', label: 'Photography' },
    { value: 'bakery', label: 'Bakery' },
    { value: 'cleaning', label: 'Cleaning' },
  ],
} as const satisfies Record<string, Choices>

export type DirectoryId = keyof typeof directoryChoices
