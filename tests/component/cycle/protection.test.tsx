import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cycleLogStore } from '@/health/cycle/store/use-cycle'
import { changeProfile } from '@/health/cycle/rules/log-changes'
import { logEmergencyPill, startMethod } from '@/health/cycle/rules/method-commands'
import type { MethodUse } from '@/health/cycle/rules/contraception'
import { usualReminders } from '@/health/cycle/rules/reminder-choices'
import { expectAccessible } from '../accessibility'
import { daysAgo, newUser, openTracker, region, threePeriods, today } from './tracker'

const card = () => region('Contraception')
const sheet = (name: string) => page.getByRole('dialog', { name })
const use = (more: Partial<MethodUse>): MethodUse => ({
  method: 'combined-pill',
  from: daysAgo(40),
  to: null,
  given: null,
  givenBefore: null,
  until: null,
  progestogen: null,
  packs: [],
  ...more,
})
const ticks = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, n) => ({ date: daysAgo(from - n), pillTaken: 'in-time' as const }))
const profileOf = (user: ReturnType<typeof newUser>) => {
  const state = cycleLogStore(user.id).state.getState()
  return state.status === 'open' ? state.log.profile : null
}

test('after ulipristal no missed pill is to be taken, and the advice names the pause and the condoms', async () => {
  const user = newUser()
  await cycleLogStore(user.id).change(startMethod(use({ packs: [{ kind: 'pack-21-7', start: daysAgo(11) }] })))
  await cycleLogStore(user.id).change(logEmergencyPill({ kind: 'ulipristal', taken: daysAgo(1) }))
  await openTracker('period-tracker', { user, days: ticks(11, 5) })
  const advice = region('After Ulipristal (ellaOne) on Friday 20 November 2026')
  await expect
    .element(advice)
    .toMatchTextContent(
      /Take no pill with hormones before Wednesday 25 November 2026.*until you have taken 7 pills in a row after it/,
    )
  await expect.element(card()).not.toMatchTextContent(/Take the last one now|I took today’s pill/)
  await expectAccessible()
})

test('medicine that weakens hormones is asked about once, kept, and changes what is said of the pill and of emergency contraception', async () => {
  const user = newUser()
  await cycleLogStore(user.id).change(startMethod(use({ packs: [{ kind: 'pack-21-7', start: daysAgo(11) }] })))
  await openTracker('period-tracker', { user, days: ticks(11, 1) })
  await expect.element(card()).toMatchTextContent(/It protects while you take each pill in time/)
  await card().getByLabelText('Medicine against tuberculosis, HIV or epilepsy?').selectOptions('Yes')
  await expect.element(card()).toMatchTextContent(/The medicine that you named can weaken it. Use condoms as well/)
  await expect.poll(() => profileOf(user)?.takesInducers).toBe(true)
  await card().getByRole('button', { name: 'Emergency contraception' }).click()
  const ways = sheet('Emergency contraception').getByRole('list').first()
  await expect
    .element(ways)
    .toMatchTextContent(
      /Copper coil.*your first choice.*Levonorgestrel.*double dose: 3 mg.*Ulipristal.*Not with your medicine/,
    )
  await expectAccessible()
})

test('condoms stand beside the pill, or take its place where that is chosen', async () => {
  const user = newUser()
  await cycleLogStore(user.id).change(startMethod(use({})))
  await openTracker('period-tracker', { user, days: threePeriods })
  await card().getByRole('switch', { name: 'Condoms as well' }).click()
  await expect
    .poll(() => profileOf(user)?.methods.map(({ method, to }) => [method, to]))
    .toEqual([
      ['combined-pill', null],
      ['condom', null],
    ])
  await expect.element(card()).toMatchTextContent(/^ContraceptionCombined pill/)
  await card().getByRole('switch', { name: 'Condoms as well' }).click()
  await expect.poll(() => profileOf(user)?.methods.map(({ method }) => method)).toEqual(['combined-pill'])
  await card().getByRole('button', { name: 'Change' }).click()
  await sheet('Contraception').getByLabelText('Method').selectOptions('Condoms')
  await sheet('Contraception').getByLabelText('Condoms').selectOptions('In place of: Combined pill')
  await expectAccessible()
  await sheet('Contraception').getByRole('button', { name: 'Save' }).click()
  await expect.element(card()).toMatchTextContent(/^ContraceptionCondoms/)
  await expect
    .poll(() => profileOf(user)?.methods.map(({ method, to }) => [method, to]))
    .toEqual([
      ['combined-pill', today],
      ['condom', null],
    ])
})

test('the day of the clinic’s card decides when the next injection is due', async () => {
  const user = newUser()
  await openTracker('period-tracker', { user, days: threePeriods })
  await card().getByRole('button', { name: 'Add a method' }).click()
  const form = sheet('Contraception')
  await form.getByLabelText('Method').selectOptions('Injection (Depo, Sayana)')
  await userEvent.fill(form.getByLabelText('Since'), daysAgo(90))
  await userEvent.fill(form.getByLabelText('Day of the last injection'), daysAgo(80))
  await userEvent.fill(form.getByLabelText('Next injection due'), daysAgo(-4))
  await form.getByRole('button', { name: 'Save' }).click()
  await expect.element(card()).toMatchTextContent(/Next injection: Wednesday 25 November 2026/)
  await expect.element(card()).toMatchTextContent(/It protects until Wednesday 9 December 2026/)
})

test('an injection that was never renewed says so, also where nothing else is logged', async () => {
  const user = newUser()
  await cycleLogStore(user.id).change(
    startMethod(use({ method: 'injection', from: daysAgo(800), given: daysAgo(800) })),
  )
  await openTracker('period-tracker', { user })
  await expect
    .element(card())
    .toMatchTextContent(/It does not protect now. Use condoms until 7 days after the next one/)
})

test('an implant past its day says what to do, and predictions are on again', async () => {
  const user = newUser()
  await cycleLogStore(user.id).change(startMethod(use({ method: 'implant', from: daysAgo(1500), until: daysAgo(400) })))
  await openTracker('period-tracker', { user, days: threePeriods })
  await expect
    .element(card())
    .toMatchTextContent(/It was to be replaced by.*may not protect now. Use condoms and go to a clinic soon/)
  await expect.element(page.getByText('Next period').first()).toBeVisible()
})

test('under a positive test the card says what it means with the method, and nothing of getting pregnant', async () => {
  const user = newUser()
  await cycleLogStore(user.id).change(startMethod(use({ method: 'copper-iud', until: daysAgo(-900) })))
  await openTracker('period-tracker', { user, days: [...threePeriods, { date: today, pregnancyTest: 'positive' }] })
  await expect.element(card()).toMatchTextContent(/you have a coil. Go to a clinic today/)
  await expect.element(card()).not.toMatchTextContent(/You can get pregnant|It protects/)
})

test('after midnight last evening’s pill comes first while it is in time', async () => {
  vi.setSystemTime(Date.parse('2026-11-21T00:30:00+03:00'))
  const user = newUser()
  await cycleLogStore(user.id).change(
    startMethod(
      use({ method: 'progestogen-pill', progestogen: 'desogestrel', packs: [{ kind: 'pack-28', start: daysAgo(11) }] }),
    ),
  )
  await cycleLogStore(user.id).change(changeProfile({ reminders: { ...usualReminders, on: ['pill'], pillHour: 22 } }))
  await openTracker('period-tracker', { user, days: ticks(11, 2) })
  await expect.element(card()).toMatchTextContent(/The pill of Friday 20 November 2026 can still be taken in time/)
  await expect.element(card()).not.toMatchTextContent(/not ticked|emergency contraception now/i)
  await card().getByRole('button', { name: 'I took the pill of Friday 20 November 2026' }).click()
  await expect.element(card().getByRole('button', { name: 'I took today’s pill' })).toBeVisible()
})

test('an answer to a notification that may have come too late is asked about', async () => {
  const user = newUser()
  await cycleLogStore(user.id).change(startMethod(use({ packs: [{ kind: 'pack-21-7', start: daysAgo(11) }] })))
  await cycleLogStore(user.id).change(changeProfile({ unclearPills: [daysAgo(1)] }))
  await openTracker('period-tracker', { user, days: ticks(11, 2) })
  const question = page.getByText('Did you take the pill of Friday 20 November 2026?')
  await expect.element(question).toBeVisible()
  await page.getByRole('button', { name: 'I took it in time' }).click()
  await expect.element(question).not.toBeInTheDocument()
  await expect.poll(() => profileOf(user)?.unclearPills).toEqual([])
})
