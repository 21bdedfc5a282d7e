import { universityTabValues } from '@/domain/university/university-url'
import { labelled } from '../shared/labelled'
import { announcements, events, services, specialLinks } from './university-page.gen'

export const universityTabs = labelled(universityTabValues, { announcements, events, services, 'special-links': specialLinks })
