import { labelled } from '../shared/labelled'
import { directoryChoices } from './choices'
import type { DirectorySpec } from './directory-spec'

export const serviceProviders = {
  tint: 'lagoon',
  source: 'service_providers',
  categories: labelled(directoryChoices.serviceProviders, {
    all: 'All Services',
    mamafua: 'Laundry',
    fundi: 'Technician',
    poshomill: 'Mill Services',
    salon: 'Beauty & Salon',
    wifi: 'WiFi Installation',
    photography: 'Photography',
    bakery: 'Bakery',
    cleaning: 'Cleaning',
  }),
  inSections: false,
  showsNumber: false,
} as const satisfies DirectorySpec
