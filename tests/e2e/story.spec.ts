import { expectCartCount, expectPictures, expectToast, itemNamed, untilReadyForOffline } from './app.ts'
import { expect, test } from './fixtures.ts'

test.use({ serviceWorkers: 'allow' })

const orderText = `Hello from Comrade! I would like to place this order:

1. Sukuma Wiki (bunch) (Mama Njeri Fresh, Tudor)
2 x KSh 20 = KSh 40
2. Fresh Milk Packet (500 ml) (Pwani Dairy Corner, Ganjoni)
2 x KSh 65 = KSh 130
3. Beef Pilau (Swahili Plates, Ganjoni)
1 x KSh 230 = KSh 230

Subtotal: KSh 400
Delivery fee: KSh 100
Total: KSh 500

Please confirm availability and delivery time. Thank you!`

const whatsapp = `https://wa.me/254700000001?text=${encodeURIComponent(orderText)}`
const sms = `sms:+254700000001?body=${encodeURIComponent(orderText)}`

test('a student finds food, fills a cart, loses the network and still orders', async ({ page, goOffline, opened }) => {
  const orderSummary = page.getByRole('region', { name: 'Order Summary' })
  const cartLines = page.getByRole('list', { name: 'Items in your cart' }).getByRole('listitem')

  await test.step('home: the search finds a service by its name', async () => {
    await page.goto('/')
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
    await page.goto('/groceries')
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
    await sukuma.getByRole('button', { name: 'Less Sukuma Wiki (bunch)' }).click()
    await expect(sukuma.getByRole('status')).toHaveText('0')
    await expect(sukuma.getByRole('button', { name: 'Less Sukuma Wiki (bunch)' })).toBeDisabled()
    await expect(sukuma.getByRole('button', { name: 'Add to Cart: Sukuma Wiki (bunch)' })).toBeDisabled()
    await expectCartCount(page, 0)
  })

  await test.step('two units at once, one unit, and the same again', async () => {
    const sukuma = itemNamed(page, 'Sukuma Wiki (bunch)')
    await sukuma.getByRole('button', { name: 'More Sukuma Wiki (bunch)' }).click()
    await sukuma.getByRole('button', { name: 'More Sukuma Wiki (bunch)' }).click()
    await expect(sukuma.getByRole('status')).toHaveText('2')
    await sukuma.getByRole('button', { name: 'Add to Cart: Sukuma Wiki (bunch)' }).click()
    await expectToast(page, 'Added to Cart', 'Sukuma Wiki (bunch) x2 added to cart')
    await expectCartCount(page, 2)

    const milk = page.getByRole('button', { name: 'Add to Cart: Fresh Milk Packet (500 ml)' })
    await milk.click()
    await expectToast(page, 'Added to Cart!', 'Fresh Milk Packet (500 ml) has been added to your cart')
    await milk.click()
    await expectToast(page, 'Item Updated!', 'Fresh Milk Packet (500 ml) quantity increased in cart')
    await expectCartCount(page, 4)
  })

  await test.step('a dish from another screen joins the same cart, and a reload keeps it', async () => {
    await page.getByRole('link', { name: 'Comrade, home' }).click()
    await page.getByRole('list', { name: 'Services' }).getByRole('link', { name: 'Food Delivery' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Food Delivery' })).toBeVisible()
    await page.getByRole('button', { name: 'Add to Cart: Beef Pilau' }).click()
    await expectToast(page, 'Added to Cart!', 'Beef Pilau has been added to your cart')
    await expectCartCount(page, 5)
    await page.reload()
    await expectCartCount(page, 5)
  })

  await test.step('offline: addresses that were never opened show their screens, data and pictures', async () => {
    await untilReadyForOffline(page)
    await goOffline()

    await page.goto('/food-delivery?category=local')
    await expect(page.getByRole('heading', { level: 1, name: 'Food Delivery' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Local Kenyan' })).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('list', { name: 'Food Delivery' }).getByRole('listitem')).toHaveCount(5)
    await expectPictures(page, 2)
    await expect(page.getByText('You are offline.')).toBeVisible()

    await page.goto('/chemist')
    await expect(page.getByRole('heading', { level: 1, name: 'Chemist' })).toBeVisible()
    await expectPictures(page, 1)

    await page.goto('/cart')
    await expect(page.getByRole('heading', { level: 1, name: 'Your Cart' })).toBeVisible()
    await expect(cartLines).toHaveCount(3)
    await expectPictures(page, 3)
  })

  await test.step('the cart says what it costs', async () => {
    await expect(orderSummary.getByRole('term')).toHaveText(['Subtotal', 'Delivery Fee', 'Total'])
    await expect(orderSummary.getByRole('definition')).toHaveText(['KSh 400', 'KSh 100', 'KSh 500'])
  })

  await test.step('the order goes by WhatsApp, SMS or a call, to the letter', async () => {
    await expect(page.getByRole('link', { name: 'Checkout on WhatsApp' })).toHaveAttribute('href', whatsapp)
    await expect(page.getByRole('link', { name: 'Send as SMS' })).toHaveAttribute('href', sms)
    await expect(page.getByRole('link', { name: 'Call +254 700 000 001' })).toHaveAttribute('href', 'tel:+254700000001')

    const chat = page.waitForEvent('popup')
    await page.getByRole('link', { name: 'Checkout on WhatsApp' }).click()
    await (await chat).close()
    expect(opened).toEqual([whatsapp])
  })

  await test.step('after the hand-off the cart is empty and the order is kept', async () => {
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
    await expect(page.getByRole('link', { name: 'Checkout on WhatsApp' })).toHaveAttribute('href', whatsapp)
    await expect(page.getByRole('region', { name: 'Your orders' }).getByRole('listitem')).toHaveCount(1)
  })

  await test.step('continue shopping leads home', async () => {
    await page.getByRole('button', { name: 'Clear cart' }).click()
    await page.getByRole('link', { name: 'Continue Shopping' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('list', { name: 'Services' }).getByRole('listitem')).toHaveCount(14)
  })
})
