import { expectToast, go, signIn, storedRecords, untilPulled, untilReadyForOffline } from './app.ts'
import { expect, test } from './fixtures.ts'
import { expectNoFault } from './looking.ts'
import { card, dialog, owned } from './market.ts'

test('signed out one looks, but does not sell, contact or report', async ({ page, server }) => {
  await server.start()
  await page.goto('/marketplace')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Marketplace')
  await page.getByRole('button', { name: 'Sell Item' }).click()
  await expectToast(page, 'Authentication Required', 'Please log in to list an item for sale', 'destructive')
  await page.getByRole('button', { name: 'Contact Seller: Study Desk and Chair' }).click()
  await expectToast(page, 'Login Required', 'Please log in to contact the seller', 'destructive')
  await page.getByRole('button', { name: 'View: Study Desk and Chair' }).click()
  await dialog(page, 'Study Desk and Chair').getByRole('button', { name: 'Report' }).click()
  await expectToast(page, 'Login Required', 'Please log in to report an item', 'destructive')
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('tab', { name: 'My Listings' }).click()
  await expect(page.getByText('Please log in to view your listings.')).toBeVisible()
  expect(JSON.stringify(await storedRecords(page, 'items'))).not.toContain('seller_phone')
})

test('a seller’s number is told to who is signed in, one at a time, and not without a network', { tag: '@worker' }, async ({ page, server, goOffline, opened }) => {
  const esther = await server.addPerson('Esther Njeri')
  await server.addRows('items', [owned(esther, 'Nobody Answers', { user_id: null, seller_phone: '0000000' })])
  await signIn(page, esther)
  await untilReadyForOffline(page)
  await go(page, '/marketplace')
  const links = (title: string) => page.getByRole('group', { name: `Reach the seller: ${title}` })
  const text = 'Hello! I am interested in your item "Study Desk and Chair" listed at KSh 4,500. Is it still available?'
  const chat = `https://wa.me/254700000061?text=${encodeURIComponent(text)}`
  await page.getByRole('button', { name: 'Contact Seller: Study Desk and Chair' }).click()
  await expect(links('Study Desk and Chair').getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute('href', chat)
  await expect(links('Study Desk and Chair').getByRole('link', { name: /^Call/ })).toHaveAttribute('href', 'tel:+254700000061')
  await expect.poll(() => opened).toContain(chat)

  await page.bringToFront()
  await page.getByRole('button', { name: 'Contact Seller: Samsung Galaxy A14' }).click()
  await expect(links('Samsung Galaxy A14')).toBeVisible()
  await expect(links('Study Desk and Chair')).toHaveCount(0)

  await page.bringToFront()
  await page.getByRole('button', { name: 'Contact Seller: Nobody Answers' }).click()
  await expectToast(page, 'No Contact Info', 'Seller phone number not available', 'destructive')

  await goOffline()
  await page.getByRole('button', { name: 'Contact Seller: Lab Coat, New' }).click()
  await expectToast(page, 'You are offline', "A seller's number is only shown online. Please try again when you are.")
})

test('an item is reported with a reason', async ({ page, server }) => {
  const fatma = await server.addPerson('Fatma Said')
  await signIn(page, fatma)
  await go(page, '/second-hand?item=17e35000-0000-4000-8000-000000000003')
  const item = dialog(page, 'Study Desk and Chair')
  await item.getByRole('button', { name: 'Report' }).click()
  await item.getByRole('combobox', { name: 'What is wrong?' }).selectOption('Spam or advertising')
  await item.getByRole('button', { name: 'Send report' }).click()
  await expectToast(page, 'Report sent', 'Thank you. Our team will look at this item.')
  expect(await server.rows('reports', `user_id=eq.${fatma.id}`)).toMatchObject([
    { kind: 'item', subject: '17e35000-0000-4000-8000-000000000003', reason: 'spam' },
  ])
})

test('words, chips, filters and the order live in the address', async ({ page, server }) => {
  await server.start()
  await page.goto('/marketplace')
  await untilPulled(page)
  const titles = page.getByRole('list', { name: 'Marketplace' }).getByRole('heading', { level: 2 })
  await expect(page.getByRole('group', { name: 'Categories' }).getByRole('button')).toHaveText(['All', 'Electronics', 'Clothing', 'Books', 'Furniture', 'Sports', 'Other'])
  await page.getByRole('button', { name: 'Clothing', exact: true }).click()
  await page.getByText(/^Filter and sort/).click()
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price: low to high')
  await page.getByRole('textbox', { name: 'Lowest price' }).fill('900')
  await page.getByRole('textbox', { name: 'Highest price' }).fill('1,200')
  await expect(titles).toHaveText(['Denim Jacket, Size M', 'Black Heels, Size 38', 'White Sneakers, Size 42'])
  await page.getByRole('combobox', { name: 'Condition' }).selectOption('Like New')
  await expect(titles).toHaveText(['Denim Jacket, Size M', 'White Sneakers, Size 42'])
  await expect(page).toHaveURL('/marketplace?category=clothing&condition=like-new&min=900&max=1200&sort=price-up')
  await page.getByRole('searchbox', { name: 'Search items...' }).fill('sneakers')
  await expect(page).toHaveURL(/q=sneakers/)
  await page.reload()
  await expect(titles).toHaveText(['White Sneakers, Size 42'])
  await expect(page.getByText('Filter and sort (4)')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search items...' }).fill('zzz')
  await expect(page.getByText('No items found matching your criteria.')).toBeVisible()

  await page.goto('/marketplace?category=boats&condition=mint&min=-3&sort=random&item=nobody&form=old')
  // Other tests list things on the same server.
  await expect.poll(() => titles.count()).toBeGreaterThanOrEqual(24)
})

test('a shared item opens with all its photos, and one that is gone is told', async ({ page, server }) => {
  await server.start()
  await page.goto('/marketplace?item=17e35000-0000-4000-8000-000000000001')
  const item = dialog(page, 'HP EliteBook 840 G5')
  await expect(item.getByText('1 of 3', { exact: true })).toBeVisible()
  await expect(item.getByText('Brian Otieno')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(item.getByText('2 of 3', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(item).toHaveCount(0)
  await expect(page).toHaveURL('/marketplace')
  await page.goto('/marketplace?item=17e35000-0000-4000-8000-00000000ffff')
  await expect(page.getByText('That item is no longer here.')).toBeVisible()
})

test('the second-hand board has shelves, results with a heading, sellers and badges', async ({ page, server }) => {
  await server.start()
  await page.goto('/second-hand')
  await untilPulled(page)
  const titles = page.getByRole('list', { name: 'Second-hand' }).getByRole('heading', { level: 2 })
  await expect(page.getByRole('tab')).toHaveText(['Electronics', 'Textbooks', 'Furniture', 'Clothing'])
  // Other tests list things on the same server.
  await expect.poll(() => titles.count()).toBeGreaterThanOrEqual(24)
  const desk = card(page, 'Study Desk and Chair')
  for (const text of ['KSh 4,500', 'KSh 8,000', 'Excellent', 'Hassan Mwinyi', 'HM']) await expect(desk.getByText(text, { exact: true })).toBeVisible()
  await expect(desk.getByText(/^\d hours ago$/)).toBeVisible()

  await page.getByRole('tab', { name: 'Textbooks' }).click()
  await expect(page).toHaveURL('/second-hand?category=books')
  await expect(titles).toHaveText(['Engineering Mathematics, Stroud', 'Principles of Accounts Notes, Year 1', 'African Novels, Set of Three', 'Technical Drawing Set'])
  await page.getByRole('button', { name: 'All', exact: true }).click()
  await page.getByRole('searchbox').fill('lap')
  await expect(page.getByRole('heading', { name: 'Search results for "lap"' })).toBeVisible()
  await expect(page.getByRole('tab')).toHaveCount(0)
  await page.getByRole('searchbox').fill('')
  await expect(page.getByRole('tab')).toHaveCount(4)
})

test('a liked thing stays liked on this phone', async ({ page, server }) => {
  await server.start()
  await page.goto('/second-hand')
  const heart = page.getByRole('button', { name: 'Like: Denim Jacket, Size M' })
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await page.reload()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
})

test('nothing saved and nothing to be had: the failure is told', async ({ page, server, expectTrouble }) => {
  await server.start()
  expectTrouble(/rest\/v1/)
  await page.route('**/rest/v1/**', (route) => route.abort())
  await page.goto('/marketplace')
  await expectToast(page, 'Error', 'Failed to load marketplace items', 'destructive')
  await expect(page.getByText('No items found matching your criteria.')).toBeVisible()
})

test('nobody is kept from their listings, the form and an open item', async ({ page, server }) => {
  const hawa = await server.addPerson('Hawa Ali')
  await server.addRows('items', [owned(hawa, 'Yoga Mat', { status: 'available' }), owned(hawa, 'Skates', { status: 'reserved' })])
  await signIn(page, hawa)
  for (const address of ['/marketplace?tab=mine', '/second-hand?form=new', '/marketplace?item=17e35000-0000-4000-8000-000000000001']) {
    await page.goto(address)
    await expect(page.getByRole(/item=|form=/.test(address) ? 'dialog' : 'list', address.includes('mine') ? { name: 'My Listings' } : {}).first()).toBeVisible()
    await expectNoFault(page, address)
  }
})
