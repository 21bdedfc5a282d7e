import { expect, test, vi } from 'vitest'
import { dayMs } from '@/kit/rules/durations'
import type { TextFile } from '@/kit/platform/save-file'
import { cycleLogStore } from '@/health/cycle/store/use-cycle'
import { startMethod } from '@/health/cycle/rules/method-commands'
import { addDays } from '@/kit/rules/day'
import { newUser, noon, openTracker, region, threePeriods, today } from './tracker'

const files = vi.hoisted(() => [] as TextFile[])
vi.mock('@/kit/platform/save-file', () => ({
  downloadFile: (file: TextFile) => void files.push(file),
  canShareFile: () => false,
}))

const settings = '?view=settings'

test('the calendar file uses neutral wording unless the user asks for plain wording', async () => {
  await openTracker('period-tracker', { days: threePeriods, at: settings })
  const calendar = region('Calendar file')
  const save = async () => {
    const before = files.length
    await calendar.getByRole('button', { name: 'Save calendar file' }).click()
    await expect.poll(() => files.length).toBe(before + 1)
    return files.at(-1)
  }
  const discreet = await save()
  expect(discreet?.name).toBe('comrade.ics')
  expect(discreet?.text.match(/BEGIN:VEVENT/g)).toHaveLength(6)
  expect(discreet?.text).toContain('DTSTART;VALUE=DATE:20261203')
  expect(discreet?.text).not.toMatch(/period/i)
  await calendar.getByRole('switch', { name: 'Say plainly what it is' }).click()
  expect((await save())?.text).toMatch(/period/i)
})

test('a calendar has each expected period once after another file, and none after one that removes them', async () => {
  const user = newUser()
  const { unmount } = await openTracker('period-tracker', { user, days: threePeriods, at: settings })
  const calendar = region('Calendar file')
  const uidsOf = (file: TextFile | undefined) => file?.text.match(/^UID:.*$/gm)?.toSorted()
  const save = async (button: string) => {
    const before = files.length
    await calendar.getByRole('button', { name: button }).click()
    await expect.poll(() => files.length).toBe(before + 1)
    return files.at(-1)
  }
  const first = uidsOf(await save('Save calendar file'))
  expect(new Set(first).size).toBe(6)
  await unmount()
  vi.setSystemTime(noon + 12 * dayMs)
  await openTracker('period-tracker', { user, days: [{ date: addDays(today, 12), flow: 'medium' }], at: settings })
  expect(uidsOf(await save('Save calendar file'))).toEqual(first)
  await cycleLogStore(user.id).change(
    startMethod({
      method: 'combined-pill',
      from: today,
      to: null,
      given: null,
      givenBefore: null,
      until: null,
      progestogen: null,
      packs: [],
    }),
  )
  const removing = await save('Save a file that removes the entries')
  expect(uidsOf(removing)).toEqual(first)
  expect(removing?.text.match(/STATUS:CANCELLED/g)).toHaveLength(6)
})

test('without a period there is nothing to take out of a calendar', async () => {
  await openTracker('period-tracker', { at: settings })
  await expect
    .element(region('Calendar file').getByRole('button', { name: 'Save a file that removes the entries' }))
    .toBeDisabled()
})
