import { universityTabValues } from '@/campus/rules/university-url'
import { labelled } from '@/kit/words/labelled'
import { announcements, events, services, specialLinks } from './university-page.gen'

export const universityTabs = labelled(universityTabValues, { announcements, events, services, 'special-links': specialLinks })
