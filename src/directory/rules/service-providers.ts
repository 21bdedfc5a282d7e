import type { DirectorySpec } from './directory-spec'

export const serviceProviders = {
  tint: 'lagoon',
  source: 'service_providers',
  inSections: false,
  showsNumber: false,
} as const satisfies DirectorySpec
