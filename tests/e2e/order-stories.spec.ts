import type { Page } from '@playwright/test'
import { expectCartCount, itemNamed, plantDeviceRecord, storedRecords, visit } from './app.ts'
import { expect, test } from './fixtures.ts'

test.use({ changesCatalogue: true })

/** From before each place had a campus. */
const delivery = {
  key: 'delivery',
  value: { name: 'Amina Juma', phone: '', places: ['Hostel B'], place: 'Hostel B', payment: 'mpesa', note: '' },
}

const checkOut = async (page: Page): Promise<void> => {
  const chat = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Checkout on WhatsApp' }).click()
  await (await chat).close()
  await expect(page.getByText('Your cart is empty')).toBeVisible()
}
const chats = (urls: readonly string[]): string[] =>
  urls.filter((url) => url.startsWith('https://wa.me/')).map((url) => new URL(url).searchParams.get('text') ?? '')

const chooseCampus = async (page: Page, name: string): Promise<void> => {
  await visit(page, '/profile')
  await page.getByRole('button', { name: 'Change campus' }).click()
  const loaded = page.waitForEvent('load')
  await page.getByRole('dialog', { name: 'Your campus' }).getByRole('button', { name }).click()
  await loaded
}

test('a price that changes in mid-order is shown before it is ordered, and what is sold out meanwhile is not ordered', async ({
  page,
  server,
  externalUrls,
}) => {
  await server.addRows('groceries', [
    {
      campus: 'tum',
      category: 'produce',
      store_name: 'Mama Njeri Fresh, Tudor',
      whatsapp: '+254700000001',
      name: 'Story Mangoes',
      price: 60,
    },
  ])
  await server.addRows('medicines', [
    {
      campus: 'tum',
      category: 'pain-relief',
      name: 'Story Plasters',
      price: 40,
      stock: 5,
      prescription_required: false,
    },
  ])
  await visit(page, '/groceries')
  await plantDeviceRecord(page, delivery)
  await page.getByRole('button', { name: 'Add to Cart: Story Mangoes' }).click()
  await expectCartCount(page, 1)
  await visit(page, '/chemist')
  await page.getByRole('button', { name: 'Add to Cart: Story Plasters' }).click()
  await expectCartCount(page, 2)

  await server.changeRows('groceries', 'name=eq.Story Mangoes', { price: 75 })
  await server.changeRows('medicines', 'name=eq.Story Plasters', { stock: 0 })
  await visit(page, '/cart')
  await expect(itemNamed(page, 'Story Mangoes')).toContainText('KSh 75 each')
  await expect(itemNamed(page, 'Story Mangoes')).toContainText('KSh 60 when you added it')
  await expect(page.getByText('Story Plasters is out of stock.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Checkout on WhatsApp' })).not.toBeAttached()
  await page.getByRole('button', { name: 'Take what is there' }).click()
  await expect(itemNamed(page, 'Story Plasters')).not.toBeAttached()
  await checkOut(page)
  const [message = ''] = chats(externalUrls)
  expect(message).toContain('1 x KSh 75 = KSh 75')
  expect(message).not.toContain('Plasters')
})

test('after a change of the campus, lines and places of the other one wait, and neither is ordered here', async ({
  page,
  externalUrls,
}) => {
  await visit(page, '/food-delivery')
  await plantDeviceRecord(page, delivery)
  await page.getByRole('button', { name: 'Add to Cart: Beef Pilau' }).click()
  await expectCartCount(page, 1)

  await chooseCampus(page, 'University of Nairobi')
  await visit(page, '/food-delivery')
  await expectCartCount(page, 0)
  await page.getByRole('button', { name: 'Add to Cart: Ugali Beef Fry' }).click()
  await expectCartCount(page, 1)
  await visit(page, '/cart')
  await expect(page.getByText(/^Kept aside from .*: Beef Pilau$/)).toBeVisible()
  await page.getByRole('button', { name: 'Add name and place' }).click()
  const sheet = page.getByRole('dialog', { name: 'Where does it go?' })
  await expect(sheet.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Amina Juma')
  await expect(sheet.getByText('Hostel B')).not.toBeAttached()
  await sheet.getByRole('textbox', { name: 'Place', exact: true }).fill('Hall 9')
  await sheet.getByRole('button', { name: 'Save' }).click()
  await checkOut(page)

  await chooseCampus(page, 'Technical University of Mombasa')
  await visit(page, '/cart')
  await expect(itemNamed(page, 'Beef Pilau')).toBeVisible()
  await checkOut(page)
  const [nairobi = '', mombasa = ''] = chats(externalUrls)
  expect(nairobi).toMatch(/Campus: UoN[^]*Ugali Beef Fry[^]*Deliver to: Hall 9/)
  expect(nairobi).not.toMatch(/Pilau|Hostel B/)
  expect(mombasa).toMatch(/Campus: TUM[^]*Beef Pilau[^]*Deliver to: Hostel B/)
  expect(mombasa).not.toMatch(/Ugali|Hall 9/)
})

test('a browser that is killed in mid-order loses nothing and orders nothing; once it was ordered, it is not ordered again', async ({
  openBrowser,
  expectError,
}) => {
  expectError(/net::ERR_NAME_NOT_RESOLVED https:/)
  const before = await openBrowser()
  const page = await before.newPage()
  await visit(page, '/food-delivery')
  await plantDeviceRecord(page, delivery)
  await page.getByRole('button', { name: 'Add to Cart: Beef Pilau' }).click()
  await page.getByRole('button', { name: 'More Beef Pilau' }).click()
  await expectCartCount(page, 2)
  await visit(page, '/cart')
  const note = page.getByRole('textbox', { name: 'Note for this order' })
  await note.fill('Second gate')
  await note.blur()
  await expect.poll(async () => JSON.stringify(await storedRecords(page, 'device'))).toContain('Second gate')
  // Without an unload: the pages learn nothing of it.
  await before.close()

  const again = await openBrowser()
  const reopened = await again.newPage()
  await visit(reopened, '/cart')
  await expect(reopened.getByRole('textbox', { name: 'How many of Beef Pilau' })).toHaveValue('2')
  await expect(reopened.getByRole('textbox', { name: 'Note for this order' })).toHaveValue('Second gate')
  await expect(reopened.getByText('Hostel B')).toBeVisible()
  expect(await storedRecords(reopened, 'orders')).toEqual([])
  await checkOut(reopened)
  await again.close()

  const last = await (await openBrowser()).newPage()
  await visit(last, '/cart')
  await expect(last.getByText('Your cart is empty')).toBeVisible()
  const order = last.getByRole('region', { name: 'Your orders' }).getByRole('listitem')
  await expect(order).toHaveCount(1)
  for (const text of ['2 x Beef Pilau', 'Sent or not?', 'Note: Second gate'])
    await expect(order.getByText(text)).toBeVisible()
})

for (const [address, list] of [
  ['/groceries', 'Groceries'],
  ['/rental-booking', 'Rooms'],
] as const) {
  test(`Back from the cart finds the place in ${address} again`, async ({ page }) => {
    await visit(page, address)
    const card = page.getByRole('main').locator('li[data-id]').nth(9)
    await expect(card, list).toBeAttached()
    // The code that keeps it comes after the first screen.
    await expect
      .poll(async () => {
        await card.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }))
        return page.evaluate(() => {
          window.dispatchEvent(new Event('scroll'))
          return Object.keys(sessionStorage).some((key) => key.startsWith('comrade-place/'))
        })
      })
      .toBe(true)
    const topOf = async () => Math.round((await card.boundingBox())?.y ?? Number.NaN)
    const frames = () =>
      page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    await expect
      .poll(async () => {
        const top = await topOf()
        for (let n = 0; n < 5; n += 1) await frames()
        return (await topOf()) - top
      })
      .toBe(0)
    const before = await topOf()
    await page.getByRole('navigation', { name: 'Quick' }).getByRole('link', { name: /^Cart/ }).dispatchEvent('click')
    await expect(page.getByText('Your cart is empty')).toBeVisible()
    await page.goBack()
    await expect.poll(async () => Math.abs((await topOf()) - before)).toBeLessThan(8)
  })
}
