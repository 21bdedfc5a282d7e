import type { Locator, Page } from '@playwright/test'
import { expectCartCount, expectPictures, expectToast, itemNamed, untilReadyForOffline, visit } from './app.ts'
import { expect, test } from './fixtures.ts'

test.use({ serviceWorkers: 'allow' })

const orderText = `Hello from Comrade! I would like to place this order:

Order {number}, {time}
Campus: TUM

From Mama Njeri Fresh, Tudor:
1. Sukuma Wiki (bunch)
2 x KSh 20 = KSh 40

From Pwani Dairy Corner, Ganjoni:
2. Fresh Milk Packet (500 ml)
2 x KSh 65 = KSh 130

From Swahili Plates, Ganjoni (Every day, 11AM to 10PM):
3. Beef Pilau
1 x KSh 230 = KSh 230

Subtotal: KSh 400
Delivery fee: KSh 100
Total: KSh 500

Name: Amina Juma
Deliver to: Tudor, Hostel B, Room 12
Pay by: cash

Please confirm availability and delivery time. Thank you!`

/** The message in a link, with placeholders for the number and the time of the order. */
const messageIn = (link: string | null, parameter: 'text' | 'body'): string | undefined =>
  new URL(link ?? 'sms:').searchParams
    .get(parameter)
    ?.replace(/^Order [A-Z]{3} \d{3}, \w{3} \d{1,2} \w{3}, \d{1,2}(?::\d\d)?[AP]M$/m, 'Order {number}, {time}')

/** The product's card with its stepper and buttons; on a phone it is in the tile's sheet. */
const openProduct = async (page: Page, name: string): Promise<Locator> => {
  const tile = itemNamed(page, name).getByRole('button', { name, exact: true })
  if ((await tile.count()) === 0) return itemNamed(page, name)
  const sheet = page.getByRole('dialog', { name })
  if (!(await sheet.isVisible())) await tile.click()
  return sheet
}

test('a student finds food, fills a cart, goes offline and still orders', async ({ page, goOffline, externalUrls }) => {
  const orderSummary = page.getByRole('region', { name: 'Order Summary' })
  const cartLines = page.getByRole('group', { name: 'Items in your cart' }).getByRole('listitem')

  await test.step('home: the search finds a service by name', async () => {
    await visit(page, '/')
    const tiles = page.getByRole('list', { name: 'Services' }).getByRole('listitem')
    await expect(tiles).toHaveCount(14)
    const search = page.getByRole('searchbox', { name: 'Search for services' })
    await expect(search).toHaveAttribute('placeholder', 'Search for services...')
    await search.fill('gas')
    await expect(tiles).toHaveCount(1)
    await expect(tiles.getByRole('link', { name: 'Gas Delivery' })).toBeVisible()
    await search.fill('submarine')
    await expect(tiles).toHaveCount(0)
    await expect(page.getByText('No services found for "submarine".')).toBeVisible()
    await search.clear()
    await expect(tiles).toHaveCount(14)
  })

  await test.step('groceries: search, chips and the stepper', async () => {
    await visit(page, '/groceries')
    await expect(page.getByRole('heading', { level: 1, name: 'Groceries' })).toBeVisible()
    const products = page.getByRole('list', { name: 'Groceries' }).getByRole('listitem')
    await expect(products).toHaveCount(44)

    const search = page.getByRole('searchbox', { name: 'Search groceries...' })
    await search.fill('SUKUMA')
    await expect(products).toHaveCount(1)
    await page.getByRole('button', { name: 'Dairy Products' }).click()
    await expect(page.getByText('No grocery items found matching your search.')).toBeVisible()
    await search.clear()
    await expect(products).toHaveCount(11)
    await page.getByRole('button', { name: 'All', exact: true }).click()
    await expect(products).toHaveCount(44)

    const sukuma = itemNamed(page, 'Sukuma Wiki (bunch)')
    await expect(sukuma.getByText('KSh 20', { exact: true })).toBeVisible()
    await expect(sukuma.getByText('Mama Njeri Fresh, Tudor')).toBeVisible()
    const product = await openProduct(page, 'Sukuma Wiki (bunch)')
    await product.getByRole('button', { name: 'Less Sukuma Wiki (bunch)' }).click()
    await expect(product.getByRole('status')).toHaveText('0')
    await expect(product.getByRole('button', { name: 'Less Sukuma Wiki (bunch)' })).toBeDisabled()
    await expect(product.getByRole('button', { name: 'Add to Cart: Sukuma Wiki (bunch)' })).toBeDisabled()
    await expectCartCount(page, 0)
  })

  await test.step('adding two units at once, then one, then one more', async () => {
    const product = await openProduct(page, 'Sukuma Wiki (bunch)')
    await product.getByRole('button', { name: 'More Sukuma Wiki (bunch)' }).click()
    await product.getByRole('button', { name: 'More Sukuma Wiki (bunch)' }).click()
    await expect(product.getByRole('status')).toHaveText('2')
    await product.getByRole('button', { name: 'Add to Cart: Sukuma Wiki (bunch)' }).click()
    await expectToast(page, 'Added to Cart', 'Sukuma Wiki (bunch) x2 added to cart')
    await expectCartCount(page, 2)

    const milk = page.getByRole('button', { name: 'Add to Cart: Fresh Milk Packet (500 ml)' })
    await milk.click()
    await expectToast(page, 'Added to Cart!', 'Fresh Milk Packet (500 ml) has been added to your cart')
    // On a phone the button is now a stepper.
    const isTile =
      (await itemNamed(page, 'Fresh Milk Packet (500 ml)')
        .getByRole('button', { name: 'Fresh Milk Packet (500 ml)', exact: true })
        .count()) > 0
    await (isTile ? page.getByRole('button', { name: 'More Fresh Milk Packet (500 ml)' }) : milk).click()
    await expectToast(page, 'Item Updated!', 'Fresh Milk Packet (500 ml) quantity increased in cart')
    await expectCartCount(page, 4)
  })

  await test.step('a dish from another screen is added to the same cart, and the cart survives a reload', async () => {
    await page
      .getByRole('link', { name: /^(Home|Comrade, home)$/ })
      .filter({ visible: true })
      .first()
      .click()
    await page.getByRole('list', { name: 'Services' }).getByRole('link', { name: 'Food Delivery' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Food Delivery' })).toBeVisible()
    await page.getByRole('button', { name: 'Add to Cart: Beef Pilau' }).click()
    await expectToast(page, 'Added to Cart!', 'Beef Pilau has been added to your cart')
    await expectCartCount(page, 5)
    await page.reload()
    await expectCartCount(page, 5)
  })

  await test.step('offline: screens that were never opened show their data and pictures', async () => {
    await untilReadyForOffline(page)
    await goOffline()

    await visit(page, '/food-delivery?category=local')
    await expect(page.getByRole('heading', { level: 1, name: 'Food Delivery' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Local Kenyan' })).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('list', { name: 'Food Delivery' }).getByRole('listitem')).toHaveCount(5)
    await expectPictures(page, 2)
    await expect(page.getByText('You are offline.')).toBeVisible()

    await visit(page, '/chemist')
    await expect(page.getByRole('heading', { level: 1, name: 'Chemist' })).toBeVisible()
    await expectPictures(page, 1)

    await visit(page, '/cart')
    await expect(page.getByRole('heading', { level: 1, name: 'Your Cart' })).toBeVisible()
    await expect(cartLines).toHaveCount(3)
    await expectPictures(page, 3)
  })

  await test.step('the cart shows the subtotal, the delivery fee and the total', async () => {
    await expect(orderSummary.getByRole('term')).toHaveText(['Subtotal', 'Delivery Fee', 'Total'])
    await expect(orderSummary.getByRole('definition')).toHaveText(['KSh 400', 'KSh 100', 'KSh 500'])
  })

  await test.step('the first order asks for the delivery place, and the message has the exact text', async () => {
    await expect(page.getByRole('link', { name: 'Call +254 700 000 001' })).toHaveAttribute('href', 'tel:+254700000001')
    await page.getByRole('link', { name: 'Checkout on WhatsApp' }).click()
    const sheet = page.getByRole('dialog', { name: 'Where does it go?' })
    await sheet.getByRole('textbox', { name: 'Name', exact: true }).fill('Amina Juma')
    await sheet.getByRole('textbox', { name: 'Place', exact: true }).fill('Tudor, Hostel B, Room 12')
    await sheet.getByRole('button', { name: 'Cash' }).click()
    const chat = page.waitForEvent('popup')
    await sheet.getByRole('link', { name: 'Send on WhatsApp' }).click()
    await (await chat).close()
    expect(externalUrls).toHaveLength(1)
    expect(externalUrls[0]).toMatch(/^https:\/\/wa\.me\/254700000001\?text=/)
    expect(messageIn(externalUrls[0] ?? null, 'text')).toBe(orderText)
  })

  await test.step('after the hand-over the cart is empty and the order is stored', async () => {
    await expect(page.getByText('Your cart is empty')).toBeVisible()
    await expectCartCount(page, 0)
    await expect(page.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/')

    const orders = page.getByRole('region', { name: 'Your orders' }).getByRole('listitem')
    await expect(orders).toHaveCount(1)
    const today = new Intl.DateTimeFormat('en-KE', { day: 'numeric', month: 'short', timeZone: 'Africa/Nairobi' })
    await expect(orders).toContainText(`${today.format(new Date())}`)
    await expect(orders).toContainText('by WhatsApp')
    await expect(orders).toContainText('2 x Sukuma Wiki (bunch), 2 x Fresh Milk Packet (500 ml), 1 x Beef Pilau')
    await expect(orders).toContainText('KSh 500')
  })

  await test.step('one tap orders the same again', async () => {
    await page.getByRole('button', { name: 'Order again' }).click()
    await expect(cartLines).toHaveCount(3)
    await expectCartCount(page, 5)
    await expect(orderSummary.getByRole('definition')).toHaveText(['KSh 400', 'KSh 100', 'KSh 500'])
    const [whatsapp, sms] = [
      page.getByRole('link', { name: 'Checkout on WhatsApp' }),
      page.getByRole('link', { name: 'Send as SMS' }),
    ]
    expect(messageIn(await whatsapp.getAttribute('href'), 'text')).toBe(orderText)
    expect(messageIn(await sms.getAttribute('href'), 'body')).toBe(orderText)
    await expect(page.getByRole('region', { name: 'Your orders' }).getByRole('listitem')).toHaveCount(1)
  })

  await test.step('continue shopping leads home', async () => {
    await page.getByRole('button', { name: 'Clear cart' }).click()
    await page.getByRole('link', { name: 'Continue Shopping' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('list', { name: 'Services' }).getByRole('listitem')).toHaveCount(14)
  })
})
