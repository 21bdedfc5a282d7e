import { labelled } from '../shared/labelled'
import { directoryChoices } from './choices'
import type { DirectorySpec } from './directory-spec'

export const transport = {
  tint: 'mango',
  source: 'drivers',
  categories: labelled(directoryChoices.transport, {
    all: 'All',
    'boda-boda': 'Boda Boda',
    'tuk-tuk': 'Tuk Tuk',
  }),
  inSections: true,
  showsNumber: true,
} as const satisfies DirectorySpec
