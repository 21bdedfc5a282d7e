import { isHeld, type ContactHint } from '@/gossip/rules/contact-hint'
import { isMorningToday, type Release } from '@/gossip/rules/posts'
import type { Choices } from '@/kit/rules/choice'
import * as messages from '#words/gossip/gossip-page'
import { morningNote, soon, soonNote, today, tomorrow } from '#words/gossip/gossip-sheets'

export const releaseChoices = (now: Date): Choices<Release> => [
  { value: 'soon', label: soon },
  { value: 'morning', label: isMorningToday(now) ? today : tomorrow },
]

const seenTexts: Readonly<Record<Release, string>> = { soon: messages.seenSoon, morning: messages.seenInTheMorning }

const notes: Readonly<Record<Release, string>> = { soon: soonNote, morning: morningNote }

/** The note of the form below the choice. */
export const releaseNote = (release: Release, hint: ContactHint | null): string =>
  isHeld(hint) ? messages.held : notes[release]

/** The same as the value `when` of the messages that name the time in passing. */
export const whenSeen = (release: Release, hint: ContactHint | null): string => (isHeld(hint) ? 'held' : release)

/** The note on a sent post: the time when others see it. */
export const seenText = (release: Release, hint: ContactHint | null): string =>
  isHeld(hint) ? messages.held : seenTexts[release]
