import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cycleLogStore } from '@/health/cycle/store/use-cycle'
import { logEmergencyPill, startMethod } from '@/health/cycle/rules/method-commands'
import { expectAccessible } from '../accessibility'
import { daysAgo, historyItems, newUser, openTracker, threePeriods, today, trackers } from './tracker'

const card = () => page.getByRole('region', { name: 'Contraception' })
const sheet = (name: string) => page.getByRole('dialog', { name })
const saved = (user: ReturnType<typeof newUser>) => {
  const state = cycleLogStore(user.id).state.getState()
  return state.status === 'open' ? state.log.profile : null
}

const choose = async (method: string) => {
  await card()
    .getByRole('button', { name: /Add a method|Change/ })
    .click()
  await sheet('Contraception').getByLabelText('Method').selectOptions(method)
}

test.for(trackers)(
  '%s: an injection stops predictions with an explanation, and the next one is due from the day it was given',
  async (name) => {
    const user = newUser()
    await openTracker(name, { user, days: threePeriods })
    await expect.element(page.getByText('Next period').first()).toBeVisible()
    await choose('Injection (Depo, Sayana)')
    await userEvent.fill(sheet('Contraception').getByLabelText('Since'), daysAgo(200))
    await userEvent.fill(sheet('Contraception').getByLabelText('Day of the last injection'), daysAgo(100))
    await expectAccessible()
    await sheet('Contraception').getByRole('button', { name: 'Save' }).click()
    await expect.element(card()).toMatchTextContent(/The injection changes when you bleed/)
    await expect
      .element(card())
      .toMatchTextContent(
        /was due on Thursday 12 November 2026: go now.*use condoms from today, and for 7 days after the next one. WHO gives it up to four weeks late, until Thursday 10 December 2026/,
      )
    // The regular action is tinted; the rare one is plain.
    await expect
      .element(card().getByRole('button', { name: 'I had it today' }))
      .toHaveAttribute('data-variant', 'light')
    await expect.element(card().getByRole('button', { name: 'Change' })).toHaveAttribute('data-variant', 'default')
    await expect.element(page.getByText('Next period')).not.toBeInTheDocument()
    await expect.element(page.getByRole('region', { name: 'Fertile window' })).not.toBeInTheDocument()
    await card().getByRole('button', { name: 'I had it today' }).click()
    await expect.element(card()).toMatchTextContent(/Next injection: Saturday 20 February 2027/)
    await expect.poll(() => saved(user)?.methods).toMatchObject([{ method: 'injection', given: today, to: null }])
  },
)

test('an injection cannot be of a day to come, and one from before the method began moves its beginning', async () => {
  const user = newUser()
  await openTracker('period-tracker', { user, days: threePeriods })
  await choose('Injection (Depo, Sayana)')
  const given = sheet('Contraception').getByLabelText('Day of the last injection')
  const save = sheet('Contraception').getByRole('button', { name: 'Save' })
  await userEvent.fill(given, daysAgo(-3))
  await save.click()
  await expect.element(given).toHaveAttribute('aria-invalid', 'true')
  await userEvent.fill(given, daysAgo(20))
  await save.click()
  await expect
    .poll(() => saved(user)?.methods)
    .toMatchObject([{ method: 'injection', from: daysAgo(20), given: daysAgo(20), to: null }])
})

test.for([
  { method: 'Combined pill', says: /late by less than 48 hours/ },
  { method: 'Progestogen-only pill (mini-pill)', says: /Less than 3 hours late/ },
])('instructions for a missed pill are one tap away: $method', async ({ method, says }) => {
  await openTracker('period-tracker', { days: threePeriods })
  await choose(method)
  await sheet('Contraception').getByRole('button', { name: 'Save' }).click()
  await card().getByRole('button', { name: 'Missed a pill?' }).click()
  await expect.element(card()).toMatchTextContent(says)
  await expectAccessible()
})

test('a pill has a pack, which says which pill is due and when the next pack begins', async () => {
  const user = newUser()
  await openTracker('period-tracker', { user, days: threePeriods })
  await choose('Combined pill')
  const pack = sheet('Contraception').getByLabelText('Pack')
  await expect.element(pack).toHaveValue('')
  await pack.selectOptions('21 pills, then a break of 7 days')
  await userEvent.fill(sheet('Contraception').getByLabelText('First pill of this pack'), '2026-12-24')
  await sheet('Contraception').getByRole('button', { name: 'Save' }).click()
  await expect.element(sheet('Contraception')).toMatchTextContent(/This day has not come yet/)
  await userEvent.fill(sheet('Contraception').getByLabelText('First pill of this pack'), daysAgo(20))
  await expectAccessible()
  await sheet('Contraception').getByRole('button', { name: 'Save' }).click()
  await expect.element(card()).toMatchTextContent(/Pill 21 of 21. Next pack: Sunday 29 November 2026/)
  await card().getByRole('button', { name: 'Change' }).click()
  await userEvent.fill(sheet('Contraception').getByLabelText('First pill of this pack'), daysAgo(21))
  await sheet('Contraception').getByRole('button', { name: 'Save' }).click()
  await expect.element(card()).toMatchTextContent(/Break, day 1 of 7. Next pack: Saturday 28 November 2026/)
  await expect.poll(() => saved(user)?.methods).toMatchObject([{ packs: [{ kind: 'pack-21-7', start: daysAgo(21) }] }])
})

test.for([
  { answer: 'No, I correct the pack that I am on', says: /Pill 2 of 21/, packs: [1] },
  { answer: 'Yes, I began a new pack', says: /Pill 2 of 21/, packs: [3, 1] },
])('a corrected pack is one pack, a new one is a second: $answer', async ({ answer, says, packs }) => {
  const user = newUser()
  const use = {
    method: 'combined-pill',
    from: daysAgo(40),
    to: null,
    given: null,
    givenBefore: null,
    until: null,
    progestogen: null,
    packs: [{ kind: 'pack-21-7', start: daysAgo(3) }],
  } as const
  await cycleLogStore(user.id).change(startMethod(use))
  await openTracker('period-tracker', {
    user,
    days: [
      { date: daysAgo(30), pillTaken: 'in-time' },
      { date: daysAgo(1), pillTaken: 'in-time' },
    ],
  })
  await expect.element(card()).toMatchTextContent(/2 pills were missed or late/)
  await card().getByRole('button', { name: 'Change' }).click()
  await sheet('Contraception').getByLabelText('Is this a new pack?').selectOptions(answer)
  await userEvent.fill(sheet('Contraception').getByLabelText(/^First pill of/), daysAgo(1))
  await expectAccessible()
  await sheet('Contraception').getByRole('button', { name: 'Save' }).click()
  await expect.element(card()).toMatchTextContent(says)
  await expect
    .poll(() => saved(user)?.methods)
    .toMatchObject([{ packs: packs.map((days) => ({ start: daysAgo(days) })) }])
  const missed = card().getByText(/were missed or late/)
  if (packs.length === 1) await expect.element(missed).not.toBeInTheDocument()
  else await expect.element(missed).toBeVisible()
})

test('stopping a method shows what to expect, and the method is "None" again', async () => {
  await openTracker('period-tracker', { days: threePeriods })
  await choose('Implant')
  await userEvent.fill(sheet('Contraception').getByLabelText('Since'), daysAgo(30))
  await sheet('Contraception').getByRole('button', { name: 'Save' }).click()
  await expect.element(card()).toMatchTextContent(/To be replaced by Monday 22 October 2029/)
  await choose('None')
  await sheet('Contraception').getByRole('button', { name: 'Save' }).click()
  await expect.element(card()).toMatchTextContent(/None.*You can get pregnant at once/)
})

test('the emergency card lists all three methods, most effective first, and logging a pill widens the predicted range', async () => {
  const user = newUser()
  await openTracker('bloom-period-tracker', { user, days: threePeriods })
  await card().getByRole('button', { name: 'Emergency contraception' }).click()
  const ways = sheet('Emergency contraception').getByRole('list').first().getByRole('listitem')
  await expect.element(ways.nth(0)).toMatchTextContent(/^Copper coil: within 5 days/)
  await expect.element(ways.nth(1)).toMatchTextContent(/^Ulipristal .*within 5 days/)
  await expect.element(ways.nth(2)).toMatchTextContent(/^Levonorgestrel .*within 3 days/)
  await expectAccessible()
  await sheet('Emergency contraception').getByRole('button', { name: 'Save' }).click()
  await expect
    .element(page.getByRole('region', { name: 'Next period' }))
    .toMatchTextContent(/An emergency pill can move your period by a week/)
  await expect.poll(() => saved(user)?.emergencyPills).toEqual([{ kind: 'levonorgestrel', taken: today }])
})

test.for(trackers)(
  '%s: the history shows an emergency pill, takes one that was logged by mistake back, and undoes that',
  async (name) => {
    const user = newUser()
    await cycleLogStore(user.id).change(logEmergencyPill({ kind: 'levonorgestrel', taken: daysAgo(3) }))
    await openTracker(name, {
      user,
      days: threePeriods,
      at: name === 'period-tracker' ? '?tab=history' : '?view=history',
    })
    await expect.element(historyItems()).toHaveLength(4)
    await expect
      .element(historyItems().first())
      .toMatchTextContent('Emergency pill: Levonorgestrel (Postinor, “P2”)Wednesday 18 November 2026')
    await expectAccessible()
    await page.getByRole('button', { name: 'I did not take the pill of Wednesday 18 November 2026' }).click()
    await expect.element(historyItems()).toHaveLength(3)
    expect(saved(user)?.emergencyPills).toEqual([])
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.element(historyItems()).toHaveLength(4)
  },
)

test('a future date is rejected', async () => {
  await openTracker('period-tracker', { days: threePeriods })
  await choose('Condoms')
  await userEvent.fill(sheet('Contraception').getByLabelText('Since'), '2026-12-24')
  await sheet('Contraception').getByRole('button', { name: 'Save' }).click()
  await expect.element(sheet('Contraception')).toMatchTextContent(/This day has not come yet/)
})
