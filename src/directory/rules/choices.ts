import type { Values } from '@/kit/rules/choice'

/**
 * The chips of each directory in order; the first is 'all'. In their own file because a route parses its URL before
 * the directory is loaded.
 */
export const directoryChoices = {
  transport: ['all', 'boda-boda', 'tuk-tuk'],
  serviceProviders: ['all', 'mamafua', 'fundi', 'poshomill', 'salon', 'wifi', 'photography', 'bakery', 'cleaning'],
} as const satisfies Record<string, Values>

export type DirectoryId = keyof typeof directoryChoices
