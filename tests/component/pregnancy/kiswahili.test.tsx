import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import contractions from '@/health/pregnancy/words/contractions.en.json'
import movements from '@/health/pregnancy/words/movements.en.json'
import visits from '@/health/pregnancy/words/visits.en.json'
import { minuteMs } from '@/kit/rules/durations'
import { expectAccessible } from '../accessibility'
import { openPregnancy, region, today } from './pregnancy'

vi.mock('@/store/sync/outbox/request-drain', () => ({ requestDrain: () => {} }))
// The Kiswahili build replaces the imports in the same way (build/messages/language-plugin.ts).
vi.mock('#words/health/pregnancy/visits', () => import('#words-sw/health/pregnancy/visits'))
vi.mock('#words/health/pregnancy/movements', () => import('#words-sw/health/pregnancy/movements'))
vi.mock('#words/health/pregnancy/contractions', () => import('#words-sw/health/pregnancy/contractions'))
vi.mock('#words/health/pregnancy/durations', () => import('#words-sw/health/pregnancy/durations'))

const now = new Date(`${today}T12:00`).getTime()
beforeEach(() => void vi.setSystemTime(now))
afterEach(() => void vi.useRealTimers())

const sentences = [visits, movements, contractions]
  .flatMap((catalogue) => Object.values(catalogue))
  .filter((text) => /^[^{]* [^{]*$/.test(text))

test('visits, counter and timer in Kiswahili fit a narrow phone and have no English sentence', async () => {
  const { setProfile } = await openPregnancy({ days: 36 * 7 })
  await setProfile({
    clinicVisits: [{ week: 12, ticked: today }],
    movementCounts: [{ start: now - 121 * minuteMs, end: null, movements: 4 }],
    contractions: [
      { start: now - 7 * minuteMs, end: now - 6 * minuteMs },
      { start: now - minuteMs, end: null },
    ],
  })
  await expect.element(region('Pima muda wa uchungu').getByRole('alert')).toMatchTextContent('Kabla ya wiki 37')
  await expect.element(region('Hesabu mtoto anavyocheza').getByRole('alert')).toMatchTextContent('Chini ya mara kumi')
  await expect.element(region('Ziara za kliniki')).toMatchTextContent('1 kati ya 8 zimefanyika. Ijayo: ziara ya 6')
  const shown = page.getByText('Ziara za kliniki').element().ownerDocument.body.textContent
  expect(sentences.filter((sentence) => shown.includes(sentence))).toEqual([])
  await expectAccessible()
})
