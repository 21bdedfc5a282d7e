import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { isoDay } from '@/kit/rules/day'
import { calendarDay, daysAgo, openTracker, period, today } from './tracker'

const grid = () => page.getByRole('grid')
const open = (start: number) => openTracker('bloom-period-tracker', { days: period(start) })

test('a past period is logged with two taps, and undone with one', async () => {
  await open(2)
  for (let months = 0; months < 2; months++) await page.getByRole('button', { name: 'Previous month' }).click()
  const [start, next, fifth, sixth] = [
    isoDay('2026-09-10'),
    isoDay('2026-09-11'),
    isoDay('2026-09-14'),
    isoDay('2026-09-15'),
  ]
  await calendarDay(start).click()
  await page.getByRole('button', { name: 'Period started on this day' }).click()
  for (const day of [start, next, fifth]) await expect.element(calendarDay(day, ', period logged')).toBeVisible()
  await expect.element(calendarDay(sixth, '$')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(calendarDay(start, '$')).toBeVisible()
})

test('arrow keys move through the calendar beyond the ends of a month, and the address never reveals the open day', async () => {
  const { router } = await open(20)
  const focusIsAt = async (days: number) => {
    await expect.element(calendarDay(daysAgo(-days))).toHaveFocus()
  }
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await userEvent.keyboard(`{${key}}`)
  }
  await expect.element(calendarDay(today)).toBeVisible()
  calendarDay(today).element().focus()
  await press('ArrowLeft')
  await focusIsAt(-1)
  await press('ArrowDown')
  await focusIsAt(6)
  await press('ArrowUp', 'ArrowRight')
  await focusIsAt(0)
  await press('Home')
  await focusIsAt(-5)
  await press('End')
  await focusIsAt(1)
  await press('PageUp')
  await expect.element(grid()).toHaveAccessibleName('October 2026')
  await press('PageDown')
  await focusIsAt(1)
  await press('ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp')
  await focusIsAt(-34)
  await press('Enter')
  await expect.element(page.getByRole('heading', { name: 'Sunday 18 October 2026' })).toBeVisible()
  expect(router.state.location.href).toBe('/bloom-period-tracker')
})

test('a horizontal swipe changes the month, a vertical one does not', async () => {
  await open(20)
  await expect.element(grid()).toBeVisible()
  const swipe = (across: number, down: number) => {
    const target = grid().element()
    const at = (clientX: number, clientY: number) => [new Touch({ identifier: 1, target, clientX, clientY })]
    const touches = at(180, 300)
    target.dispatchEvent(new TouchEvent('touchstart', { bubbles: true, touches, changedTouches: touches }))
    target.dispatchEvent(new TouchEvent('touchend', { bubbles: true, changedTouches: at(180 + across, 300 + down) }))
  }
  swipe(-120, 10)
  await expect.element(grid()).toHaveAccessibleName('December 2026')
  swipe(120, 10)
  await expect.element(grid()).toHaveAccessibleName('November 2026')
  swipe(-60, 200)
  swipe(120, 10)
  await expect.element(grid()).toHaveAccessibleName('October 2026')
  await page.getByRole('button', { name: 'Today', exact: true }).click()
  await expect.element(grid()).toHaveAccessibleName('November 2026')
})
