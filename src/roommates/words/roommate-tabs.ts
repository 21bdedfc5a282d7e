import { roommateTabValues } from '@/roommates/rules/roommate-tabs'
import { labelled } from '@/kit/words/labelled'
import { find, post, requests, safety } from './roommates-page.gen'

export const roommateTabs = labelled(roommateTabValues, { find, requests, post, safety })
