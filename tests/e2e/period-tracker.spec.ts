import { expectToast, openDay, untilReadyForOffline } from './app.ts'
import { dayFromNow, longDay, period, shortDay } from './cycle-log.ts'
import { expect, test } from './fixtures.ts'
import { address, dialog, glance, history, makeBackup, openWith, plantUnsavedSince, section, setPin, tab, threePeriods, today } from './period-tracker.ts'
import { expectNoFault } from './looking.ts'

test('without an account there is a word on why, and the way in', async ({ page }) => {
  await page.goto(address)
  await expect(page.getByRole('heading', { name: 'Please log in to use the tracker' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click()
  await expect(page).toHaveURL(/\/login/)
})

test('a day is logged, confirmed in words, and is there after a reload', async ({ page, server }) => {
  await openWith(page, await server.addPerson('Amina Juma'), threePeriods)
  await expect(today(page).getByRole('group', { name: 'Flow' }).getByRole('button')).toHaveText(['Light', 'Medium', 'Heavy'])
  await today(page).getByRole('button', { name: 'Light' }).click()
  await today(page).getByRole('button', { name: 'Headache' }).click()
  await today(page).getByRole('button', { name: 'Calm' }).click()
  await today(page).getByLabel('Notes').fill('Exam today')
  await today(page).getByRole('button', { name: 'Save today' }).click()
  await expectToast(page, 'Success', 'Period data saved successfully')
  await page.reload()
  for (const name of ['Light', 'Headache', 'Calm']) await expect(today(page).getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true')
  await expect(today(page).getByLabel('Notes')).toHaveValue('Exam today')
})

test('what this phone cannot keep is said, and stays filled in', async ({ page, server }) => {
  await openWith(page, await server.addPerson('Amina Juma'), threePeriods)
  await today(page).getByLabel('Notes').fill('Not lost')
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('no room', 'QuotaExceededError')
    }
  })
  await today(page).getByRole('button', { name: 'Save today' }).click()
  await expectToast(page, 'Error', 'Failed to save period data', 'destructive')
  await expect(today(page).getByLabel('Notes')).toHaveValue('Not lost')
})

test('a log that cannot be opened is said', async ({ page, server }) => {
  const amina = await server.addPerson('Amina Juma')
  await page.addInitScript(() => {
    const open = IDBFactory.prototype.open
    IDBFactory.prototype.open = function refuse(this: IDBFactory, name: string, version?: number) {
      if (name.startsWith('comrade-cycle-of-')) throw new DOMException('broken', 'UnknownError')
      return version === undefined ? open.call(this, name) : open.call(this, name, version)
    }
  })
  await openWith(page, amina, [])
  await expectToast(page, 'Error', 'Failed to fetch period data', 'destructive')
  await expect(page.getByText('The log on this phone cannot be opened just now. Nothing in it was changed.')).toBeVisible()
})

test('today at a glance: the day, the phase and the next period', async ({ page, server }) => {
  await openWith(page, await server.addPerson('Amina Juma'), threePeriods)
  await expect(glance(page)).toContainText('Day 21')
  await expect(glance(page)).toContainText(shortDay(dayFromNow(12)))
  await expect(glance(page)).toContainText('In 12 days')
})

test('a late period is said kindly', async ({ page, server }) => {
  await openWith(page, await server.addPerson('Amina Juma'), [...period(61), ...period(33)])
  await expect(glance(page)).toContainText('Waiting for your period')
  await expect(glance(page)).toContainText('Your period may be 5 days late')
})

test('leaving out a cycle changes the prediction, and taking it in again brings it back', async ({ page, server }) => {
  await openWith(page, await server.addPerson('Amina Juma'), threePeriods)
  await expect(glance(page)).toContainText(shortDay(dayFromNow(12)))
  await tab(page, 'History').click()
  await expect(history(page)).toHaveCount(3)
  await expect(history(page).nth(1)).toContainText('cycle of 36 days')
  await history(page).nth(1).getByRole('button', { name: /^Change the period/ }).click()
  await dialog(page).getByLabel('Why this cycle was different').selectOption('I was ill')
  await dialog(page).getByRole('button', { name: 'Leave this cycle out' }).click()
  await expectToast(page, 'Success', 'Period data saved successfully')
  await expect(history(page).nth(1)).toContainText('Left out: I was ill')
  await tab(page, 'Track').click()
  await expect(glance(page)).toContainText(shortDay(dayFromNow(8)))
  await tab(page, 'History').click()
  await history(page).nth(1).getByRole('button', { name: /^Change the period/ }).click()
  await dialog(page).getByRole('button', { name: 'Count this cycle again' }).click()
  await tab(page, 'Track').click()
  await expect(glance(page)).toContainText(shortDay(dayFromNow(12)))
})

test('a past period is logged by two days, and one is removed after asking; its notes stay', async ({ page, server }) => {
  await openWith(page, await server.addPerson('Amina Juma'), [...threePeriods, { date: dayFromNow(-20), flow: 'heavy', notes: 'Exam week' }], '?tab=history')
  await page.getByRole('button', { name: 'Log a past period' }).click()
  await dialog(page).getByLabel('First day').fill(dayFromNow(-112))
  await dialog(page).getByLabel('Last day').fill(dayFromNow(-113))
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(dialog(page).getByText('It ends before it starts.')).toBeVisible()
  await dialog(page).getByLabel('Last day').fill(dayFromNow(-109))
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(history(page)).toHaveCount(4)
  await expect(history(page).nth(3)).toContainText('4 days of bleeding')

  await history(page).first().getByRole('button', { name: /^Change the period/ }).click()
  await dialog(page).getByRole('button', { name: 'Remove this period' }).click()
  await dialog(page).getByRole('button', { name: 'Keep it' }).click()
  await expect(history(page)).toHaveCount(4)
  await history(page).first().getByRole('button', { name: /^Change the period/ }).click()
  await dialog(page).getByRole('button', { name: 'Remove this period' }).click()
  await dialog(page).getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(history(page)).toHaveCount(3)
  await openDay(page, `${address}?tab=calendar`, dayFromNow(-20))
  await expect(section(page, longDay(dayFromNow(-20))).getByLabel('Notes')).toHaveValue('Exam week')
})

test('a day of the calendar opens for logging, also from the history', async ({ page, server }) => {
  await openWith(page, await server.addPerson('Amina Juma'), threePeriods, '?tab=history')
  await history(page).first().getByRole('button', { name: /^Open the days/ }).click()
  const day = dayFromNow(-20)
  await expect(page).toHaveURL(`${address}?tab=calendar`)
  await expect(section(page, longDay(day)).getByRole('button', { name: 'Heavy' })).toHaveAttribute('aria-pressed', 'true')
  await section(page, longDay(day)).getByRole('button', { name: 'Medium' }).click()
  await section(page, longDay(day)).getByRole('button', { name: /^Save/ }).click()
  await expectToast(page, 'Success', 'Period data saved successfully')
})

test('insights are told in words as well as drawn, and stay after the network is gone', { tag: '@worker' }, async ({ page, server, goOffline }) => {
  const noted = threePeriods.map((day, n) => (n < 3 ? { ...day, symptoms: ['cramps'] } : day))
  await openWith(page, await server.addPerson('Amina Juma'), noted)
  await untilReadyForOffline(page)
  await tab(page, 'Insights').click()
  const words = async () => {
    await expect(section(page, 'Cycle length')).toContainText('Your cycles were 28 to 36 days long, the middle one 32. Periods: 5 days.')
    await expect(section(page, 'Symptoms by phase')).toContainText('You noted Cramps most: on 3 days, all in the Menstrual phase.')
    await section(page, 'Cycle length').getByText('The cycles in a table').click()
    await expect(section(page, 'Cycle length').getByRole('row')).toHaveCount(3)
    await expect(section(page, 'Cycle length').getByRole('row').nth(1)).toContainText('36 days')
  }
  await words()
  const chart = section(page, 'Cycle length').locator('svg.recharts-surface')
  await expect(chart).toBeVisible()
  await expect(section(page, 'Cycle length').locator('[aria-hidden=true]').filter({ has: page.locator('svg.recharts-surface') })).not.toHaveCount(0)
  await goOffline()
  await page.reload()
  await words()
  await expect(chart).toBeVisible()
})

test('where the charts were never loaded, their words stand alone', { tag: '@worker' }, async ({ page, server, goOffline, expectTrouble }) => {
  await openWith(page, await server.addPerson('Amina Juma'), threePeriods)
  await untilReadyForOffline(page)
  await goOffline()
  expectTrouble(/assets\/charts-/)
  await tab(page, 'Insights').click()
  await expect(section(page, 'Cycle length')).toContainText('Your cycles were 28 to 36 days long, the middle one 32.')
  await expect(section(page, 'Cycle length').locator('[class*=Skeleton]')).toHaveCount(0)
  await expect(section(page, 'Cycle length').locator('svg.recharts-surface')).toHaveCount(0)
})

test('with less than two cycles the insights say what will come', async ({ page, server }) => {
  await openWith(page, await server.addPerson('Amina Juma'), [...period(33), ...period(5)], '?tab=insights')
  await expect(page.getByText('One more complete cycle, and your insights begin.')).toBeVisible()
})

test('the cycle’s settings change the prediction; what is out of bounds cannot be saved', async ({ page, server }) => {
  await openWith(page, await server.addPerson('Amina Juma'), period(5))
  await expect(glance(page)).toContainText(shortDay(dayFromNow(23)))
  await page.getByRole('button', { name: 'Settings' }).click()
  const cycle = section(page, 'Your cycle')
  await expect(cycle.getByLabel('First day of your last period')).toHaveValue(dayFromNow(-5))
  await cycle.getByLabel('Luteal length').fill('17')
  await expect(cycle.getByText('10 to 16 days')).toBeVisible()
  await expect(cycle.getByRole('button', { name: 'Save' })).toBeDisabled()
  await cycle.getByLabel('Luteal length').fill('13')
  await cycle.getByLabel('Cycle length').fill('31')
  await cycle.getByLabel('First day of your last period').fill(dayFromNow(-6))
  await cycle.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Success', 'Period data saved successfully')
  await page.getByRole('button', { name: 'Back to the tracker' }).click()
  await expect(glance(page)).toContainText('Day 7')
  await expect(glance(page)).toContainText(shortDay(dayFromNow(25)))
})

test('while a pregnancy is tracked nothing is predicted, and the log goes on', async ({ page, server }) => {
  await openWith(page, await server.addPerson('Amina Juma'), threePeriods)
  await page.getByRole('switch', { name: 'Pregnancy mode' }).check()
  await expect(page).toHaveURL(/mode=pregnancy/)
  await expect(glance(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Start tracking' }).click()
  await expect(page.getByText(/^First trimester/).first()).toBeVisible()
  await page.getByRole('switch', { name: 'Pregnancy mode' }).uncheck()
  await expect(glance(page)).toHaveText('While you are pregnant, predictions pause. What you log is kept.')
  await expect(page.getByText('Next period')).toHaveCount(0)
  await today(page).getByRole('button', { name: 'Fatigue' }).click()
  await today(page).getByRole('button', { name: 'Save today' }).click()
  await expectToast(page, 'Success', 'Period data saved successfully')
})

test('after 30 days without a backup there is a word on it, until one is made', async ({ page, server }) => {
  const amina = await server.addPerson('Amina Juma')
  await openWith(page, amina, threePeriods)
  const nudge = page.getByText('You have not made a backup for 30 days')
  await expect(glance(page)).toBeVisible()
  await expect(nudge).toHaveCount(0)
  await plantUnsavedSince(page, amina.id, dayFromNow(-30))
  await page.reload()
  await expect(nudge).toBeVisible()
  await page.getByRole('button', { name: 'Make a backup' }).click()
  await makeBackup(page)
  await page.getByRole('button', { name: 'Back to the tracker' }).click()
  await expect(glance(page)).toBeVisible()
  await expect(nudge).toHaveCount(0)
})

test('the articles are a tab away', async ({ page, server }) => {
  await openWith(page, await server.addPerson('Amina Juma'), threePeriods, '?tab=education')
  const links = page.getByRole('list', { name: 'Health articles' }).getByRole('link')
  await expect(links).toHaveCount(5)
  await links.first().click()
  await expect(page).toHaveURL('/education/menstrual-cycle')
})

test('no tab, no setting and no lock is in anybody’s way', async ({ page, server }) => {
  await openWith(page, await server.addPerson('Amina Juma'), threePeriods.map((day) => ({ ...day, symptoms: ['cramps', 'joint-pain'] })))
  // The boxes of the reminders stand in rows as high as a thumb, all of which can be tapped.
  const small = /too small: input "" 24x24$/
  for (const name of ['Track', 'Calendar', 'History', 'Insights', 'Education']) {
    await tab(page, name).click()
    await expect(page.getByRole('tabpanel').getByRole('heading').or(page.getByRole('tabpanel').getByRole('link')).first()).toBeVisible()
    if (name === 'Insights') await expect(section(page, 'Cycle length').locator('svg.recharts-surface')).toBeVisible()
    await expectNoFault(page, name, small)
  }
  await tab(page, 'History').click()
  await history(page).nth(1).getByRole('button', { name: /^Change the period/ }).click()
  await expect(dialog(page).getByRole('button', { name: 'Leave this cycle out' })).toBeVisible()
  await expectNoFault(page, 'a period', small)
  await page.goto(`${address}?view=settings`)
  await expect(section(page, 'Delete everything')).toBeVisible()
  await expectNoFault(page, 'settings', small)
  await section(page, 'Your PIN').getByRole('button', { name: 'Set a PIN' }).click()
  await expectNoFault(page, 'setting a PIN', small)
  await section(page, 'Your PIN').getByRole('button', { name: 'Cancel' }).click()
  await setPin(page, 'siri7')
  await expectNoFault(page, 'with a PIN', small)
  await section(page, 'Your PIN').getByRole('button', { name: 'Lock now' }).click()
  await expect(page.getByRole('heading', { name: 'Locked' })).toBeVisible()
  await expectNoFault(page, 'locked', small)
})
