import type { Page } from '@playwright/test'
import { expectToast, openDay, signIn, untilReadyForOffline } from './app.ts'
import { dayAndMonth, dayFromNow, longDay, monthAndYear, period, plantDays, plantPin, shortDay } from './cycle-log.ts'
import { layOutAll } from './faults.ts'
import { expect, test } from './fixtures.ts'
import type { LocalServer, TestPerson } from './local-server.ts'
import { expectNoFault } from './looking.ts'

const tracker = '/bloom-period-tracker'
const region = (page: Page, name: string) => page.getByRole('region', { name })
const dayButton = (page: Page, day: string, and = '') => page.getByRole('grid').getByRole('button', { name: new RegExp(`^${longDay(day)}${and}`) })

/** Somebody who is signed in, with periods that began so many days ago. */
const neema = async (page: Page, server: LocalServer, ...daysAgo: readonly number[]): Promise<TestPerson> => {
  const person = await server.addPerson('Neema Ali')
  await signIn(page, person)
  if (daysAgo.length > 0) await plantDays(page, person.id, daysAgo.flatMap(period))
  return person
}

const opened = async (page: Page, server: LocalServer, ...daysAgo: readonly number[]): Promise<TestPerson> => {
  const person = await neema(page, server, ...daysAgo)
  await page.goto(tracker)
  await expect(page.getByRole('grid')).toBeVisible()
  return person
}

test('three answers are enough to begin', async ({ page, server }) => {
  await neema(page, server)
  await page.goto(tracker)
  await page.getByLabel('When did your last period start?').fill(dayFromNow(-9))
  await page.getByRole('button', { name: 'Cycle length: one day more' }).click()
  await expect(page.getByRole('group', { name: 'Cycle length' })).toContainText('29 days')
  await page.getByRole('button', { name: 'Show my cycle' }).click()
  await expect(region(page, 'Where you are in your cycle')).toContainText('10')
  await expect(region(page, 'Where you are in your cycle')).toContainText('Follicular phase')
  await expect(region(page, 'Next period')).toContainText(shortDay(dayFromNow(20)))
  await expect(region(page, 'Next period')).toContainText('in 20 days')
  await expect(region(page, 'Fertile window')).toContainText('This is an estimate, not contraception.')
  await page.reload()
  await expect(dayButton(page, dayFromNow(-9), ', period logged')).toBeVisible()
})

test('a past period is logged in two taps, and taken back in one', async ({ page, server }) => {
  await opened(page, server, 2)
  await page.getByRole('button', { name: 'Previous month' }).click()
  await page.getByRole('button', { name: 'Previous month' }).click()
  const [start, next, fifth, sixth] = [0, 1, 4, 5].map((n) => new Date(Date.parse(`${monthsAgo(2)}-10`) + n * 86_400_000).toISOString().slice(0, 10))
  if (!start || !next || !fifth || !sixth) throw new Error('no days')
  await dayButton(page, start).click()
  await page.getByRole('button', { name: 'Period started on this day' }).click()
  for (const day of [start, next, fifth]) await expect(dayButton(page, day, ', period logged')).toBeVisible()
  await expect(dayButton(page, sixth, '$')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(dayButton(page, start, '$')).toBeVisible()
})

/** "2026-09" */
const monthsAgo = (months: number): string => {
  const [year = 0, month = 0] = dayFromNow(0).split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 - months)).toISOString().slice(0, 7)
}

test('a day is saved with everything on its tabs', async ({ page, server }) => {
  await opened(page, server, 20)
  await page.getByRole('group', { name: 'Flow' }).getByRole('button', { name: 'Spotting' }).click()
  await page.getByRole('button', { name: 'Cramps' }).click()
  await page.getByRole('tab', { name: 'Mood' }).click()
  await page.getByRole('button', { name: 'Calm' }).click()
  await page.getByRole('tab', { name: 'Notes' }).click()
  await page.getByRole('textbox', { name: 'Notes' }).fill('Slept well')
  await page.getByRole('tab', { name: 'Symptoms' }).click()
  await expect(page.getByRole('button', { name: 'Cramps' })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Save today' }).click()
  await expect(page.getByRole('status').getByText("Today's data saved successfully!", { exact: true })).toBeVisible()
  await page.reload()
  await expect(dayButton(page, dayFromNow(0), ', today, spotting logged,.* symptoms logged, mood logged, notes written')).toBeVisible()
  await page.getByRole('tab', { name: 'Notes' }).click()
  await expect(page.getByRole('textbox', { name: 'Notes' })).toHaveValue('Slept well')
})

test('another day is saved under its own date, and a day to come cannot be logged', async ({ page, server }) => {
  await opened(page, server, 20)
  const yesterday = dayFromNow(-1)
  await openDay(page, tracker, yesterday)
  await page.getByRole('button', { name: 'Headache' }).click()
  await page.getByRole('button', { name: `Save ${shortDay(yesterday)}` }).click()
  await expect(page.getByText(`Data of ${dayAndMonth(yesterday)} saved successfully!`, { exact: true })).toBeVisible()
  await expect(dayButton(page, yesterday, '.*symptoms logged')).toBeVisible()
  await openDay(page, tracker, dayFromNow(3))
  await expect(page.getByText('This day is still to come.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Save|Period started/ })).toHaveCount(0)
})

test('what was typed stays when it cannot be saved', async ({ page, server }) => {
  await opened(page, server, 20)
  await page.getByRole('tab', { name: 'Notes' }).click()
  await page.getByRole('textbox', { name: 'Notes' }).fill('Not to be lost')
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('no room', 'QuotaExceededError')
    }
  })
  await page.getByRole('button', { name: 'Save today' }).click()
  await expectToast(page, 'Error', 'Failed to save period data', 'destructive')
  await expect(page.getByRole('textbox', { name: 'Notes' })).toHaveValue('Not to be lost')
})

test('six physical symptoms, three emotional and six moods are free; premium opens ten, five and ten', async ({ page, server }) => {
  await opened(page, server, 20)
  const choices = (name: string) => page.getByRole('group', { name, exact: true }).getByRole('button')
  await expect(choices('Physical')).toHaveCount(6)
  await expect(choices('Emotional')).toHaveCount(3)
  await page.getByRole('tab', { name: 'Mood' }).click()
  await expect(choices('Mood')).toHaveCount(6)
  await expect(page.getByText('KES 100 per year')).toBeVisible()
  await expect(page.getByText(/nothing is charged now/)).toBeVisible()
  await page.getByRole('button', { name: 'Subscribe Now' }).click()
  await expect(choices('Mood')).toHaveCount(10)
  await page.reload()
  await expect(choices('Mood')).toHaveCount(10)
  await page.getByRole('tab', { name: 'Symptoms' }).click()
  await expect(choices('Physical')).toHaveCount(10)
  await expect(choices('Emotional')).toHaveCount(5)
})

test('the calendar is walked by keyboard, over the ends of months', async ({ page, server }) => {
  await opened(page, server, 20)
  const at = (days: number) => dayButton(page, dayFromNow(days))
  await at(0).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(at(-1)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(at(6)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowRight')
  await expect(at(0)).toBeFocused()
  await page.keyboard.press('Home')
  await expect(page.locator(':focus')).toHaveAccessibleName(/^Monday/)
  await page.keyboard.press('End')
  await expect(page.locator(':focus')).toHaveAccessibleName(/^Sunday/)
  await page.goto(tracker)
  await at(0).focus()
  await page.keyboard.press('PageUp')
  await expect(page.getByRole('grid')).toHaveAccessibleName(monthAndYear(`${monthsAgo(1)}-01`))
  await page.keyboard.press('PageDown')
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp']) await page.keyboard.press(key)
  await expect(at(-35)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: longDay(dayFromNow(-35)) })).toBeVisible()
  // The address, and so the browser's list of visited pages, does not say which day; a reload knows it all the same.
  await expect(page).toHaveURL(tracker)
  await page.reload()
  await expect(page.getByRole('heading', { name: longDay(dayFromNow(-35)) })).toBeVisible()
})

test('a stroke of the thumb to the side leads to another month, one downwards does not', async ({ page, server }) => {
  await opened(page, server, 20)
  const grid = page.getByRole('grid')
  const stroke = (across: number, down: number) =>
    grid.evaluate(
      (target, [x, y]) => {
        const at = (clientX: number, clientY: number) => [new Touch({ identifier: 1, target, clientX, clientY })]
        const touches = at(180, 300)
        target.dispatchEvent(new TouchEvent('touchstart', { bubbles: true, touches, changedTouches: touches }))
        target.dispatchEvent(new TouchEvent('touchend', { bubbles: true, changedTouches: at(180 + x, 300 + y) }))
      },
      [across, down] as const,
    )
  await stroke(-120, 10)
  await expect(grid).toHaveAccessibleName(monthAndYear(`${monthsAgo(-1)}-01`))
  await stroke(120, 10)
  await stroke(-60, 200)
  await stroke(120, 10)
  await expect(grid).toHaveAccessibleName(monthAndYear(`${monthsAgo(1)}-01`))
  await page.getByRole('button', { name: 'Today', exact: true }).click()
  await expect(grid).toHaveAccessibleName(monthAndYear(dayFromNow(0)))
})

test('a prediction says why', async ({ page, server }) => {
  await opened(page, server, 12 + 28 + 29 + 30, 12 + 28 + 29, 12 + 28, 12)
  const next = region(page, 'Next period')
  await expect(next).toContainText(`Likely range:`)
  await next.getByRole('button', { name: 'Why this date?' }).click()
  await expect(next).toContainText(`The middle one of your last 3 cycles, by length, is 29 days, counted from ${shortDay(dayFromNow(-12))}.`)
  for (const length of ['30 days', '29 days', '28 days']) await expect(next.getByRole('listitem').filter({ hasText: length })).toHaveCount(1)
  await expect(next).toContainText('About 1.0 days either way.')
  await expect(next).toContainText('Medium: there are a few cycles to go by.')
  await expect(next).toContainText('This is an estimate, not contraception.')
})

test('irregular cycles have a window and no single day', async ({ page, server }) => {
  await opened(page, server, 20 + 38 + 24 + 30, 20 + 38 + 24, 20 + 38, 20)
  await expect(region(page, 'Next period')).toContainText('Your cycles vary, so this is a window and not a day.')
  await expect(region(page, 'It may help to talk to someone')).toContainText('Your last three cycles differed by more than 9 days.')
  await expect(page.getByRole('link', { name: 'Call Campus Health Centre' })).toHaveAttribute('href', 'tel:+254700000090')
})

test('a late period is said gently, and over when it comes', async ({ page, server }) => {
  await opened(page, server, 31)
  const next = region(page, 'Next period')
  await expect(next).toContainText('Your period may be 3 days late')
  await next.getByRole('button', { name: 'It started today' }).click()
  await expect(region(page, 'Where you are in your cycle')).toContainText('Menstrual phase')
  await expect(next).not.toContainText('late')
})

test('after one visit the tracker works without the network', { tag: '@worker' }, async ({ page, server, goOffline }) => {
  await opened(page, server, 20)
  await untilReadyForOffline(page)
  await goOffline()
  await page.reload()
  await page.getByRole('button', { name: 'Bloating' }).click()
  await page.getByRole('button', { name: 'Save today' }).click()
  await expect(page.getByText("Today's data saved successfully!", { exact: true })).toBeVisible()
})

test('who is not signed in is asked to log in', async ({ page }) => {
  await page.goto(tracker)
  await expect(page.getByRole('heading', { name: 'Please log in to use the tracker' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click()
  await expect(page).toHaveURL('/login')
})

test('the tracker is reached by everybody', async ({ page, server }) => {
  const person = await neema(page, server)
  const clean = async (what: string) => {
    await layOutAll(page)
    await expectNoFault(page, what)
  }
  await page.goto(tracker)
  await expect(page.getByRole('button', { name: 'Show my cycle' })).toBeVisible()
  await clean('the start')
  await plantDays(page, person.id, [112, 82, 58, 20].flatMap(period))
  await page.reload()
  await page.getByRole('button', { name: 'Why this date?' }).click()
  await clean('the cycle')
  await page.getByRole('tab', { name: 'Mood' }).click()
  await clean('the moods')
  await plantPin(page, person.id, 'siri yangu')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Locked' })).toBeVisible()
  await clean('the lock')
})
