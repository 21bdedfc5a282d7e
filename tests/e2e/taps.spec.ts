import type { Locator, Page } from '@playwright/test'
import { expectCartCount, plantDeviceRecord, visit } from './app.ts'
import { expect, test } from './fixtures.ts'

/** Counts taps. A tap fails if its target is covered or out of reach. */
const countTaps = () => {
  let taps = 0
  const tap = async (target: Locator): Promise<void> => {
    taps += 1
    await target.click()
  }
  return { tap, taps: () => taps }
}

const setTextSize = (page: Page, percent: number) =>
  page.addInitScript((size) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`html { font-size: ${size}% !important }`)
    document.adoptedStyleSheets.push(sheet)
  }, percent)

for (const textSize of [100, 200]) {
  test(`with text of ${textSize} %, a returning customer orders lunch in three taps, looks at the order with one, and orders the same again in two`, async ({
    page,
    externalUrls,
  }) => {
    await setTextSize(page, textSize)
    const checkOut = async (tap: (target: Locator) => Promise<void>) => {
      const chat = page.waitForEvent('popup')
      await tap(page.getByRole('link', { name: 'Checkout on WhatsApp' }))
      await (await chat).close()
      await expect(page.getByText('Your cart is empty')).toBeVisible()
    }
    await visit(page, '/food-delivery')
    await expectCartCount(page, 0)
    await plantDeviceRecord(page, {
      key: 'delivery',
      value: { name: 'Amina Juma', phone: '', places: ['Hostel B'], place: 'Hostel B', payment: 'mpesa', note: '' },
    })

    const lunch = countTaps()
    await lunch.tap(page.getByRole('button', { name: 'Add to Cart: Beef Pilau' }))
    await lunch.tap(page.getByRole('navigation', { name: 'Quick' }).getByRole('link', { name: /^Cart/ }))
    await checkOut(lunch.tap)
    expect(lunch.taps()).toBe(3)

    await visit(page, '/')
    const look = countTaps()
    await look.tap(page.getByRole('region', { name: 'Your last order' }).getByRole('link', { name: 'All orders' }))
    await expect(page.getByRole('list', { name: 'Your orders' }).getByText('Sent or not?')).toBeVisible()
    await expect(page.getByRole('list', { name: 'Your orders' }).getByText('1 x Beef Pilau')).toBeVisible()
    expect(look.taps()).toBe(1)

    await visit(page, '/')
    const again = countTaps()
    await again.tap(page.getByRole('region', { name: 'Your last order' }).getByRole('button', { name: 'Order again' }))
    await checkOut(again.tap)
    expect(again.taps()).toBe(2)
    for (const link of externalUrls) expect(decodeURIComponent(link)).toContain('Deliver to: Hostel B')
  })

  test(`with text of ${textSize} %, unga is in the cart after three taps from home: search, result, Add to Cart`, async ({
    page,
  }) => {
    await setTextSize(page, textSize)
    await visit(page, '/')
    const { tap, taps } = countTaps()
    await tap(page.getByRole('button', { name: 'Search everything' }))
    await page.getByPlaceholder('Search everything...').fill('unga')
    await tap(
      page
        .getByRole('dialog')
        .getByRole('button', { name: /flour.*E-Shop/i })
        .first(),
    )
    await tap(page.getByRole('dialog').getByRole('button', { name: /^Add to Cart: .*flour/i }))
    await expectCartCount(page, 1)
    expect(taps()).toBe(3)
  })
}
