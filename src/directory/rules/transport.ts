import type { DirectorySpec } from './directory-spec'

export const transport = {
  tint: 'mango',
  source: 'drivers',
  inSections: true,
  showsNumber: true,
} as const satisfies DirectorySpec
