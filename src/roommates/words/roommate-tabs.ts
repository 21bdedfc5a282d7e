import { roommateTabValues } from '@/roommates/rules/roommate-tabs'
import { labelled } from '@/kit/words/labelled'
import { find, post, requests, safety } from '#words/roommates/roommates-page'

export const roommateTabs = labelled(roommateTabValues, { find, requests, post, safety })
