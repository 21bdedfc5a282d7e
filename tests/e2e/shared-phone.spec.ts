import type { Page } from '@playwright/test'
import { expectCartCount, go, itemNamed, openDay, sendOrder, signIn, visit } from './app.ts'
import { dayFromNow, period, plantDays } from './cycle-log.ts'
import { expect, test } from './fixtures.ts'
import { signOut, today } from './period-tracker.ts'

const tick = (page: Page) => page.getByRole('checkbox', { name: 'I told somebody I trust' })
const course = (page: Page) => page.getByRole('textbox', { name: 'Course' })
const orders = (page: Page) => page.getByRole('heading', { name: 'Your orders' })

/**
 * Expects that the phone shows the first user's orders and tick, or neither, and never a draft, which signing out
 * removes.
 */
const expectUserData = async (page: Page, shown: boolean) => {
  await go(page, '/cart')
  await expect(page.getByRole('heading', { level: 1, name: 'Your Cart' })).toBeVisible()
  await expect(orders(page)).toHaveCount(shown ? 1 : 0)
  await go(page, '/education/managing-pms')
  await expect(tick(page)).toBeChecked({ checked: shown })
  await go(page, '/roommate-finder?tab=post')
  await expect(course(page)).toHaveValue('')
}

test('two users of one phone do not see each other’s orders, ticks and drafts', async ({
  page,
  server,
  externalUrls,
}) => {
  const [amina, baraka] = [await server.addUser('Amina Juma'), await server.addUser('Baraka Otieno')]
  await signIn(page, amina)
  await go(page, '/chemist')
  await itemNamed(page, 'Panadol Extra (8 tablets)')
    .getByRole('button', { name: /^Add to Cart/ })
    .click()
  await expectCartCount(page, 1)
  await go(page, '/cart')
  await sendOrder(page)
  await expect.poll(() => externalUrls.length).toBeGreaterThan(0)
  await expect(orders(page)).toBeVisible()
  await go(page, '/education/managing-pms')
  await tick(page).check()
  await go(page, '/roommate-finder?tab=post')
  await course(page).fill('Marine Engineering')

  await signOut(page, 'sealed or none')
  await expectUserData(page, false)
  await signIn(page, baraka)
  await expectUserData(page, false)
  await signOut(page, 'sealed or none')
  await signIn(page, amina)
  await expectUserData(page, true)
})

test('signing out with an unsealed log asks first, and the URL does not contain the open day', async ({
  page,
  server,
}) => {
  const amina = await server.addUser('Amina Juma')
  await signIn(page, amina)
  await plantDays(page, amina.id, period(20))
  await go(page, '/period-tracker?tab=calendar')
  await openDay(page, '/period-tracker?tab=calendar', dayFromNow(-20))
  await expect(page).toHaveURL('/period-tracker?tab=calendar')
  await visit(page, `/period-tracker?tab=calendar&day=${dayFromNow(-20)}`)
  await expect(page).toHaveURL('/period-tracker?tab=calendar')
  await signOut(page, 'unsealed')
  await go(page, '/period-tracker')
  await expect(today(page)).toHaveCount(0)
})
