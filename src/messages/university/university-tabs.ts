import { universityTabValues } from '@/domain/university/university-url'
import { labelled } from '../shared/labelled'

export const universityTabs = labelled(universityTabValues, {
  announcements: 'Announcements',
  events: 'Events',
  services: 'Services',
  'special-links': 'Special Links',
})
