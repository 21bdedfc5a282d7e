import { roommateTabValues } from '@/domain/roommates/roommate-tabs'
import { labelled } from '../shared/labelled'
import { find, post, requests, safety } from './roommates-page.gen'

export const roommateTabs = labelled(roommateTabValues, { find, requests, post, safety })
