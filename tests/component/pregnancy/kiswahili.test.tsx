import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import contractions from '@/messages/pregnancy/contractions.en.json'
import movements from '@/messages/pregnancy/movements.en.json'
import visits from '@/messages/pregnancy/visits.en.json'
import { minuteMs } from '@/domain/shared/durations'
import { expectAccessible } from '../accessibility'
import { openPregnancy, region, today } from './pregnancy'

vi.mock('@/data/sync/outbox/request-drain', () => ({ requestDrain: () => {} }))
// The Kiswahili build replaces the imports in the same way (src/build/messages/language-plugin.ts).
vi.mock('@/messages/pregnancy/visits.gen', () => import('@/messages/pregnancy/visits.sw.gen'))
vi.mock('@/messages/pregnancy/movements.gen', () => import('@/messages/pregnancy/movements.sw.gen'))
vi.mock('@/messages/pregnancy/contractions.gen', () => import('@/messages/pregnancy/contractions.sw.gen'))
vi.mock('@/messages/pregnancy/durations.gen', () => import('@/messages/pregnancy/durations.sw.gen'))

const now = new Date(`${today}T12:00`).getTime()
beforeEach(() => void vi.setSystemTime(now))
afterEach(() => void vi.useRealTimers())

const sentences = [visits, movements, contractions].flatMap((catalogue) => Object.values(catalogue)).filter((text) => /^[^{]* [^{]*$/.test(text))

test('visits, counter and timer in Kiswahili fit a narrow phone and have no English sentence', async () => {
  const { setProfile } = await openPregnancy({ days: 36 * 7 })
  await setProfile({
    clinicVisits: [{ week: 12, ticked: today }],
    movementCounts: [{ start: now - 121 * minuteMs, end: null, movements: 4 }],
    contractions: [{ start: now - 7 * minuteMs, end: now - 6 * minuteMs }, { start: now - minuteMs, end: null }],
  })
  await expect.element(region('Pima muda wa uchungu').getByRole('alert')).toMatchTextContent('Kabla ya wiki 37')
  await expect.element(region('Hesabu mtoto anavyocheza').getByRole('alert')).toMatchTextContent('Chini ya mara kumi')
  await expect.element(region('Ziara za kliniki')).toMatchTextContent('1 kati ya 8 zimefanyika. Ijayo: ziara ya 6')
  const shown = page.getByText('Ziara za kliniki').element().ownerDocument.body.textContent
  expect(sentences.filter((sentence) => shown.includes(sentence))).toEqual([])
  await expectAccessible()
})
