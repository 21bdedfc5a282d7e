import { isHeld, type ContactHint } from '@/gossip/rules/contact-hint'
import { isMorningToday, type Release } from '@/gossip/rules/release'
import type { Choices } from '@/kit/rules/choice'
import * as messages from '#words/gossip/gossip-page'
import { morningNote, soon, soonNote, today, tomorrow } from '#words/gossip/gossip-sheets'

export const releaseChoices = (now: Date): Choices<Release> => [
  { value: 'soon', label: soon },
  { value: 'morning', label: isMorningToday(now) ? today : tomorrow },
]

const seenTexts: Readonly<Record<Release, string>> = { soon: messages.seenSoon, morning: messages.seenInTheMorning }

const notes: Readonly<Record<Release, string>> = { soon: soonNote, morning: morningNote }

/** What the form says below the choice. */
export const releaseNote = (release: Release, hint: ContactHint | null): string =>
  isHeld(hint) ? messages.held : notes[release]

/** The same as a value of the messages that say it in passing. */
export const whenSeen = (release: Release, hint: ContactHint | null): string => (isHeld(hint) ? 'held' : release)

/** When others see a post in which `hint` was found. */
export const seenText = (release: Release, hint: ContactHint | null): string =>
  isHeld(hint) ? messages.held : seenTexts[release]
