import { universityTabValues } from '@/campus/rules/university-url'
import { labelled } from '@/kit/words/labelled'
import { announcements, events, services, specialLinks } from '#words/campus/university/university-page'

export const universityTabs = labelled(universityTabValues, {
  announcements,
  events,
  services,
  'special-links': specialLinks,
})
