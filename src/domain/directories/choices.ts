import type { Choices } from '../shared/choice'

/**
 * A directory's chips in order, the first one 'all'. Apart from the rest of it: a route reads its URL before the
 * directory is loaded.
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
