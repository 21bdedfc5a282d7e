import { expectCartCount, untilReadyForOffline, visit } from './app.ts'
import { recordsOf } from './indexed-records.ts'
import { expect, test } from './fixtures.ts'
import { encodingsOf, recordTraffic } from './traffic.ts'

test('two tabs share one cart: each shows the other’s changes at once, and concurrent additions are all kept', async ({
  page,
  context,
}) => {
  const tomatoes = page.getByRole('button', { name: 'Add to Cart: Tomatoes (1 kg)' })
  const other = await context.newPage()
  await Promise.all([visit(page, '/groceries'), visit(other, '/cart')])
  await expect(other.getByText('Your cart is empty')).toBeVisible()

  await test.step('a change in one tab shows in the other, both ways', async () => {
    await tomatoes.click()
    await expect(other.getByRole('group', { name: 'Items in your cart' }).getByRole('listitem')).toHaveCount(1)
    await expectCartCount(other, 1)
    await other.getByRole('button', { name: 'More Tomatoes (1 kg)' }).click()
    await expectCartCount(page, 2)
  })

  await test.step('both tabs add at once', async () => {
    await visit(other, '/food-delivery')
    const pilau = other.getByRole('button', { name: 'Add to Cart: Beef Pilau' })
    await Promise.all([page.getByRole('button', { name: 'More Tomatoes (1 kg)' }).click(), pilau.click()])
    const more = other.getByRole('button', { name: 'More Beef Pilau' })
    for (let round = 0; round < 2; round += 1)
      await Promise.all([page.getByRole('button', { name: 'More Tomatoes (1 kg)' }).click(), more.click()])
    await expectCartCount(page, 8)
    await expectCartCount(other, 8)
  })
})

test(
  'names, places and orders leave the phone only in the order message',
  { tag: '@worker' },
  async ({ page, context, externalUrls }) => {
    const traffic = recordTraffic(context)
    const words = ['Wanjiku', 'Zanzibar Lane 77', 'Kettle on at noon']
    await visit(page, '/groceries')
    await page.getByRole('button', { name: 'Add to Cart: Tomatoes (1 kg)' }).click()
    await expectCartCount(page, 1)
    await visit(page, '/cart')
    await page.getByRole('textbox', { name: 'Note for this order' }).fill('Kettle on at noon')
    await page.getByRole('link', { name: 'Checkout on WhatsApp' }).click()
    const sheet = page.getByRole('dialog', { name: 'Where does it go?' })
    await sheet.getByRole('textbox', { name: 'Name', exact: true }).fill('Wanjiku')
    await sheet.getByRole('textbox', { name: 'Place', exact: true }).fill('Zanzibar Lane 77')
    const chat = page.waitForEvent('popup')
    await sheet.getByRole('link', { name: 'Send on WhatsApp' }).click()
    await (await chat).close()
    await visit(page, '/cart?view=orders')
    await page.getByRole('button', { name: 'Yes' }).click()
    await visit(page, '/profile')
    await page.getByText('Places for deliveries').click()
    await expect(page.getByText('Zanzibar Lane 77')).toBeVisible()
    await untilReadyForOffline(page)

    expect(JSON.stringify(await recordsOf(page, 'comrade', 'orders'))).toContain('Zanzibar Lane 77')
    for (const word of words) expect(decodeURIComponent(externalUrls.join())).toContain(word)
    const sent = (await traffic.all()).filter(({ url }) => !url.startsWith('https://wa.me/'))
    expect(sent.length).toBeGreaterThan(10)
    for (const word of words.flatMap(encodingsOf))
      expect
        .soft(
          sent.filter(({ text }) => text.includes(word)).map(({ url }) => url),
          word,
        )
        .toEqual([])
  },
)
