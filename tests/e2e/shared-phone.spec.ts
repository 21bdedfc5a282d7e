import type { Page } from '@playwright/test'
import { expectCartCount, go, itemNamed, openDay, signIn } from './app.ts'
import { dayFromNow, period, plantDays } from './cycle-log.ts'
import { expect, test } from './fixtures.ts'
import { signOut, today } from './period-tracker.ts'

const tick = (page: Page) => page.getByRole('checkbox', { name: 'I told somebody I trust' })
const course = (page: Page) => page.getByRole('textbox', { name: 'Course' })
const orders = (page: Page) => page.getByRole('heading', { name: 'Your orders' })

/** What the phone shows of somebody's orders, ticks and listing. */
const expectTraces = async (page: Page, shown: boolean) => {
  await go(page, '/cart')
  await expect(page.getByRole('heading', { level: 1, name: 'Your Cart' })).toBeVisible()
  await expect(orders(page)).toHaveCount(shown ? 1 : 0)
  await go(page, '/education/managing-pms')
  await expect(tick(page)).toBeChecked({ checked: shown })
  await go(page, '/roommate-finder?tab=post')
  await expect(course(page)).toHaveValue(shown ? 'Marine Engineering' : '')
}

test('two people who share a phone see nothing of what the other ordered, ticked and typed', async ({ page, server, opened }) => {
  const [amina, baraka] = [await server.addPerson('Amina Juma'), await server.addPerson('Baraka Otieno')]
  await signIn(page, amina)
  await go(page, '/chemist')
  await itemNamed(page, 'Panadol Extra (8 tablets)').getByRole('button', { name: /^Add to Cart/ }).click()
  await expectCartCount(page, 1)
  await go(page, '/cart')
  await page.getByRole('link', { name: 'Checkout on WhatsApp' }).click()
  await expect.poll(() => opened.length).toBeGreaterThan(0)
  await expect(orders(page)).toBeVisible()
  await go(page, '/education/managing-pms')
  await tick(page).check()
  await go(page, '/roommate-finder?tab=post')
  await course(page).fill('Marine Engineering')

  await signOut(page, 'sealed or none')
  await expectTraces(page, false)
  await signIn(page, baraka)
  await expectTraces(page, false)
  await signOut(page, 'sealed or none')
  await signIn(page, amina)
  await expectTraces(page, true)
})

test('who signs out with an unsealed log is told so, and the day that was open is in no address', async ({ page, server }) => {
  const amina = await server.addPerson('Amina Juma')
  await signIn(page, amina)
  await plantDays(page, amina.id, period(20))
  await go(page, '/period-tracker?tab=calendar')
  await openDay(page, '/period-tracker?tab=calendar', dayFromNow(-20))
  await expect(page).toHaveURL('/period-tracker?tab=calendar')
  await page.goto(`/period-tracker?tab=calendar&day=${dayFromNow(-20)}`)
  await expect(page).toHaveURL('/period-tracker?tab=calendar')
  await signOut(page, 'open')
  await go(page, '/period-tracker')
  await expect(today(page)).toHaveCount(0)
})
