import { releases, type Release } from '@/domain/gossip/release'
import { labelled } from '../shared/labelled'
import { seenInTheMorning, seenSoon } from './gossip-page.gen'
import { inTheMorning, soon } from './gossip-sheets.gen'

export const releaseChoices = labelled(releases, { soon, morning: inTheMorning })

/** When others see a post. */
export const seenText: Readonly<Record<Release, string>> = { soon: seenSoon, morning: seenInTheMorning }
