import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  callLink,
  distressLines,
  nationalNumbers,
  safetyLines,
  type NationalNumber,
} from '@/kit/rules/national-numbers'
import { emptyDevice } from '../device'
import { renderApp } from '../render-app'
import { signedOut } from '../signed-in'

/** The chat with the team. */
const team = 'https://wa.me/254700000001'

type HelpScreen = { at: string; lines?: readonly NationalNumber[]; chats?: readonly string[] }

const helpScreens: readonly HelpScreen[] = [
  { at: '/chemist?tab=emergency' },
  { at: '/contact' },
  { at: '/education/managing-pms', lines: distressLines },
  { at: '/my-university?tab=services' },
  { at: '/profile' },
  { at: '/roommate-finder?tab=safety', lines: safetyLines, chats: [team] },
]

/** Every address of the document that calls, writes an SMS or opens a chat, without the text of the chat. */
const phoneLinks = () =>
  [...document.querySelectorAll<HTMLAnchorElement>('a[href^="tel:"], a[href^="sms:"], a[href*="wa.me"]')].map(
    ({ href }) => href.split('?')[0],
  )

beforeEach(signedOut)
afterEach(emptyDevice)

// Nothing is saved on this phone: so a deployment looks that has loaded no seed.
test.for(helpScreens)(
  '$at calls the numbers of the country and no sample',
  async ({ at, lines = nationalNumbers, chats = [] }) => {
    await renderApp(at)
    // The shipped list of the campus has arrived.
    await expect.poll(() => document.body.textContent).toMatch(/sample number, not callable/i)
    await expect.poll(() => phoneLinks().toSorted()).toEqual([...lines.map(callLink), ...chats].toSorted())
  },
)
