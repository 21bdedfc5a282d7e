import { isHeld, type ContactHint } from '@/domain/gossip/contact-hint'
import { releases, type Release } from '@/domain/gossip/release'
import { labelled } from '../shared/labelled'
import * as messages from './gossip-page.gen'
import { inTheMorning, soon } from './gossip-sheets.gen'

export const releaseChoices = labelled(releases, { soon, morning: inTheMorning })

const seenTexts: Readonly<Record<Release, string>> = { soon: messages.seenSoon, morning: messages.seenInTheMorning }

/** When others see a post in which `hint` was found. */
export const seenText = (release: Release, hint: ContactHint | null): string => (isHeld(hint) ? messages.held : seenTexts[release])
