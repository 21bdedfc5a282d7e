import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CycleDb, cycleDbName } from '@/health/cycle/store/cycle-db'
import { cycleLogStore } from '@/health/cycle/store/use-cycle'
import { changeProfile } from '@/health/cycle/rules/log-changes'
import { saveAll } from '@/kit/platform/reload-page'
import { nextFrame } from '../next-frame'
import { countTaps } from '../taps'
import { storedText } from '../stored-text'
import {
  calendarDay,
  daysAgo,
  openDialog,
  logDays,
  newUser,
  openTracker,
  period,
  region,
  threePeriods,
  today,
  trackers,
} from './tracker'

const toasts = {
  'period-tracker': 'Period data saved successfully',
  'bloom-period-tracker': "Today's data saved successfully!",
} as const
const log = () => page.getByRole('button', { name: 'Log today' })
const pressed = (name: string) => openDialog().getByRole('button', { name, exact: true })
const savedDay = (id: ReturnType<typeof newUser>['id']) => {
  const state = cycleLogStore(id).state.getState()
  return state.status === 'open' ? state.log.days.find(({ date }) => date === today) : undefined
}

describe.each(trackers)('/%s', (name) => {
  test('a symptom is logged from anywhere in the tracker with two taps, and the second one saves it', async () => {
    const user = newUser()
    await openTracker(name, { user, days: threePeriods, at: name === 'period-tracker' ? '?tab=history' : '' })
    const { tap, taps } = countTaps()
    await tap(log())
    await tap(pressed('Headache'))
    await expect.element(page.getByText(toasts[name])).toBeVisible()
    await expect.poll(() => savedDay(user.id)?.symptoms).toEqual(['headache'])
    expect(taps()).toBe(2)
    await pressed('Headache').click()
    await expect.poll(() => savedDay(user.id)).toBeUndefined()
  })

  test('the sheet is open where the home screen or a reminder asks for it, and once closed stays closed', async () => {
    const { router } = await openTracker(name, { days: threePeriods, at: '?view=today' })
    await expect.element(openDialog().getByRole('group', { name: 'Flow' })).toBeVisible()
    await openDialog().getByRole('button', { name: 'Close' }).click()
    await expect.element(openDialog()).not.toBeInTheDocument()
    expect(router.state.location.search).not.toHaveProperty('view')
    await expect.element(log()).toBeVisible()
  })

  test('the sheet offers the flows in the order of the page', async () => {
    await openTracker(name, { days: threePeriods })
    await log().click()
    await expect
      .element(openDialog().getByRole('group', { name: 'Flow' }))
      .toHaveTextContent('FlowLightMediumHeavySpotting')
  })

  test('every other entry is saved as soon as it is tapped or typed', async () => {
    const user = newUser()
    await openTracker(name, { user, days: threePeriods })
    await log().click()
    await openDialog().getByRole('group', { name: 'Pain' }).getByRole('button', { name: 'Moderate' }).click()
    await pressed('Bleeding after sex').click()
    await openDialog().getByRole('tab', { name: 'More' }).click()
    await pressed('With protection').click()
    await pressed('Clear and stretchy').click()
    await openDialog().getByRole('group', { name: 'Ovulation test' }).getByRole('button', { name: 'Positive' }).click()
    await userEvent.fill(openDialog().getByLabelText('Temperature on waking (°C)'), '36,55')
    await userEvent.fill(openDialog().getByLabelText('Weight (kg)'), '300')
    await userEvent.tab()
    await expect.element(openDialog().getByText('A number from 20 to 250')).toBeVisible()
    await userEvent.fill(openDialog().getByLabelText('Weight (kg)'), '61.5')
    await userEvent.fill(openDialog().getByLabelText('Medicine taken'), 'Paracetamol 500 mg')
    await userEvent.keyboard('{Enter}')
    await expect.element(pressed('Paracetamol 500 mg')).toHaveAttribute('aria-pressed', 'true')
    await pressed('Fever, a short night or alcohol').click()
    await expect
      .poll(() => savedDay(user.id))
      .toMatchObject({
        pain: 2,
        bledAfterSex: true,
        sex: 'protected',
        mucus: 'stretchy',
        ovulationTest: 'positive',
        temperature: 36.55,
        disturbed: true,
        weight: 61.5,
        medicines: ['Paracetamol 500 mg'],
      })
    await expect.element(region('It may help to talk to someone')).toMatchTextContent('You bled after sex.')
  })

  test('a positive test pauses predictions and offers pregnancy mode after a confirmation', async () => {
    const { router } = await openTracker(name, { days: threePeriods })
    await log().click()
    await openDialog().getByRole('tab', { name: 'More' }).click()
    await openDialog().getByRole('group', { name: 'Pregnancy test' }).getByRole('button', { name: 'Positive' }).click()
    await expect.element(page.getByText(toasts[name])).toBeVisible()
    await openDialog().getByRole('button', { name: 'Close' }).click()
    await expect.element(page.getByText('Your pregnancy test was positive', { exact: true })).toBeVisible()
    await expect.element(page.getByText('so nothing is predicted now', { exact: false }).first()).toBeVisible()
    await expect.element(page.getByText(/Fertile window|late$/)).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'I am not pregnant' }).click()
    await expect.element(page.getByText('so nothing is predicted now', { exact: false })).not.toBeInTheDocument()
    await page.getByRole('switch', { name: 'Pregnancy mode' }).click()
    await openDialog().getByRole('button', { name: 'Not now' }).click()
    expect(router.state.location.search).toEqual({})
  })

  test('the summary for a doctor or nurse answers a clinic’s questions and can be printed', async () => {
    const print = vi.spyOn(globalThis, 'print').mockImplementation(() => {})
    const days = [
      ...threePeriods,
      { date: daysAgo(18), soaked: true, pain: 3, flow: 'heavy', medicines: ['Ibuprofen'] } as const,
    ]
    await openTracker(name, { days, at: '?view=summary' })
    const history = page.getByRole('article', { name: 'Menstrual history for a health worker' })
    for (const text of [
      'First day of the last period (LMP): 1 Nov 2026',
      'Cycle length: 28 to 36 days',
      'pad or tampon soaked within 2 hours on 1 day',
      'Severe pain: 3 Nov 2026',
      'Ibuprofen: 1 day',
    ]) {
      await expect.element(history).toMatchTextContent(text)
    }
    await page.getByRole('button', { name: 'Print or save as PDF' }).click()
    expect(print).toHaveBeenCalledOnce()
    await page.getByRole('button', { name: 'Back to the tracker' }).click()
    await expect.element(log()).toBeVisible()
  })
})

test('the stage of life is chosen in the settings and decides what is shown', async () => {
  const user = newUser()
  await logDays(user, threePeriods)
  const first = await openTracker('period-tracker', { user, at: '?view=settings' })
  await region('What fits you now?')
    .getByRole('radio', { name: /^My cycles are unpredictable/ })
    .click()
  await expect.element(page.getByText('Period data saved successfully')).toBeVisible()
  await first.unmount()
  await openTracker('period-tracker', { user })
  await expect.element(region('What fits you now')).toMatchTextContent('You see windows only, as you chose.')
  await expect.element(region('Today at a glance')).not.toMatchTextContent('phase')
})

test('a user who is trying to conceive is not offered contraception', async () => {
  const user = newUser()
  await cycleLogStore(user.id).change(changeProfile({ stage: 'trying' }))
  await openTracker('period-tracker', { user, days: period(20) })
  await expect.element(region('What fits you now')).toMatchTextContent('every two to three days')
  await expect.element(region('Contraception')).not.toBeInTheDocument()
})

test('an article of the trackers opens by its address without an account', async () => {
  await openTracker('period-tracker', { user: null, at: '?tab=education&article=contraception' })
  await expect.element(page.getByRole('heading', { name: 'Contraception', level: 1 })).toBeVisible()
  await expect.element(page.getByText('Only condoms also protect against HIV', { exact: false })).toBeVisible()
})

test('clinics are listed with the danger signs, and sample ones are marked and have no call link', async () => {
  await openTracker('period-tracker', { days: period(20) })
  await page.getByRole('button', { name: 'Danger signs and help' }).click()
  const clinics = openDialog().getByRole('region', { name: 'Clinics for young people' })
  await expect.element(clinics).toMatchTextContent('examples, not real places')
  await expect.element(clinics.getByRole('link')).not.toBeInTheDocument()
})

test('confirmed and estimated ovulation never have the same mark', async () => {
  const chart = [36.45, 36.5, 36.5, 36.4, 36.45, 36.5, 36.6, 36.65, 36.7]
  const mucus = ['dry', 'damp', 'creamy', 'stretchy', 'stretchy', 'stretchy', 'damp', 'dry', 'dry'] as const
  const measured = chart.map((temperature, n) => ({ date: daysAgo(13 - n), temperature, mucus: mucus[n] ?? null }))
  await openTracker('period-tracker', {
    days: [...period(76), ...period(48), ...period(20), ...measured],
    at: '?tab=calendar',
  })
  await expect.element(calendarDay(daysAgo(8), '.*confirmed ovulation')).toBeVisible()
  await expect
    .element(page.getByRole('grid').getByRole('button', { name: /estimated ovulation.*confirmed/ }))
    .not.toBeInTheDocument()
  await expect
    .element(page.getByRole('list', { name: 'What the marks mean' }))
    .toMatchTextContent('Confirmed ovulation')
  await expect
    .element(region('Fertile window'))
    .toMatchTextContent('By the rules of Sensiplan: three higher temperatures after six lower ones.')
  await expect.element(region('Fertile window')).toMatchTextContent('This is an estimate, not contraception.')
})

test.each([
  ['a measure', 'Temperature on waking (°C)', '36,55', { temperature: 36.55 }],
  ['a word of one’s own', 'Medicine taken', 'Paracetamol', { medicines: ['Paracetamol'] }],
])(
  '%s that is being typed when the page is left is saved, without leaving the field',
  async (_what, label, text, saved) => {
    const user = newUser()
    await openTracker('period-tracker', { user, days: threePeriods })
    await log().click()
    await openDialog().getByRole('tab', { name: 'More' }).click()
    await userEvent.fill(openDialog().getByLabelText(label), text)
    expect(savedDay(user.id)).toBeUndefined()
    dispatchEvent(new Event('pagehide'))
    await expect.poll(() => savedDay(user.id)).toMatchObject(saved)
  },
)

describe('a note that is being typed', () => {
  const typeNote = async () => {
    const user = newUser()
    const { unmount } = await openTracker('bloom-period-tracker', { user, days: threePeriods, at: '?tab=notes' })
    const change = vi.spyOn(cycleLogStore(user.id), 'change')
    await userEvent.fill(page.getByRole('textbox', { name: 'Notes' }), 'Exam today')
    return { user, unmount, change }
  }

  test('is kept beside the log with every key, for a page that has no time to save it, and no longer than that', async () => {
    const { user } = await typeNote()
    const db = new CycleDb(cycleDbName(user.id))
    onTestFinished(() => db.close())
    const keptText = async () => JSON.stringify(await db.metadata.get('typed')) ?? ''
    await expect.poll(keptText).toContain('Exam today')
    await saveAll()
    await expect.poll(keptText).toBe('')
    await expect.poll(() => savedDay(user.id)?.notes).toBe('Exam today')
  })

  test('is in the log before the page is loaded again, and in no other storage', async () => {
    const { user, change } = await typeNote()
    expect(storedText()).not.toContain('Exam today')
    await saveAll()
    expect(change).toHaveBeenCalledTimes(1)
    await expect.poll(() => savedDay(user.id)?.notes).toBe('Exam today')
    expect(storedText()).not.toContain('Exam today')
  })

  test.for([
    { when: 'its screen is left', leave: (unmount: () => Promise<void>) => unmount() },
    { when: 'the page is left', leave: async () => void dispatchEvent(new Event('pagehide')) },
  ])('is saved at once when $when', async ({ leave }) => {
    const { user, unmount, change } = await typeNote()
    await leave(unmount)
    await nextFrame()
    expect(change).toHaveBeenCalledTimes(1)
    await openTracker('bloom-period-tracker', { user })
    await expect.poll(() => savedDay(user.id)?.notes).toBe('Exam today')
  })
})
