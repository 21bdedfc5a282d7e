import { randomUUID } from 'node:crypto'
import { addAdmin, addRental, addReported, failed, field, itemIn, logIn, main, noAdminYet, openTab, openView, save, startGrocery, succeeded, upload } from './admin.ts'
import { expectToast, signIn, untilInstalled, untilReadyForOffline } from './app.ts'
import { expect, test } from './fixtures.ts'
import { photos } from './market.ts'

test.use({ changesCatalogue: true })

test('the first admin is set up once with the code of the server, and from then on manages what students see', async ({ page, server }) => {
  await noAdminYet(server)
  const email = `zuhura.${randomUUID().slice(0, 8)}@students.example`
  await page.goto('/admin/setup')
  await field(page, 'Full Name').fill('Zuhura Salim')
  await field(page, 'Email').fill(email)
  await page.getByLabel(/^Password/).fill('a-long-password')
  await field(page, 'Setup code').fill('0000-0000-0000-0000-0000')
  await page.getByRole('button', { name: 'Create Admin User' }).click()
  await expectToast(page, 'Admin user created', 'Please verify your email first, then finish the setup here.')
  await fetch(server.linkMailedTo(email), { redirect: 'manual' })
  await signIn(page, { email, password: 'a-long-password' })
  await page.goto('/admin/setup')
  await page.getByRole('button', { name: 'Create Admin User' }).click()
  await failed(page, 'Failed to update user role: This setup code is not right. Copy it again from the server.')
  await field(page, 'Setup code').fill(server.setupCode.toLowerCase())
  await page.getByRole('button', { name: 'Create Admin User' }).click()
  await succeeded(page, 'Admin role has been set successfully!')
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Panel' })).toBeVisible()

  await addRental(page, 'Hostel by the stage')
  await page.getByRole('button', { name: 'Make photo 2 primary' }).click()
  await save(page)
  await succeeded(page, 'Rental saved successfully')
  await expect(itemIn(page, 'Hostel by the stage')).toContainText('KSh 6,500 / month')
  const [rental] = (await server.rows('rentals', 'title=eq.Hostel by the stage')) as { id: string; image_url: string; amenities: string[] }[]
  expect(rental?.amenities).toEqual(['WiFi', 'Water'])
  const kept = (await server.rows('rental_photos', `rental_id=eq.${rental?.id}`)) as { image_url: string; is_primary: boolean }[]
  expect(kept).toHaveLength(2)
  expect(kept.find(({ is_primary }) => is_primary)?.image_url).toBe(rental?.image_url)
  expect(rental?.image_url).toMatch(/\/storage\/v1\/object\/public\/rental-images\/[0-9a-f-]{36}-large\.(?:webp|jpg)$/)

  await page.getByRole('button', { name: 'Edit Hostel by the stage' }).click()
  await expect(field(page, 'Amenities')).toHaveValue('WiFi, Water')
  await page.getByRole('button', { name: 'Remove photo 1' }).click()
  await field(page, 'Price per month (KSh)').fill('7000')
  await save(page)
  await succeeded(page, 'Rental saved successfully')
  await expect(itemIn(page, 'Hostel by the stage')).toContainText('KSh 7,000')
  expect(await server.rows('rental_photos', `rental_id=eq.${rental?.id}`)).toHaveLength(1)

  await page.getByRole('button', { name: 'Delete Hostel by the stage' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await succeeded(page, 'Item deleted successfully')
  await expect(itemIn(page, 'Hostel by the stage')).toHaveCount(0)
  expect(await server.rows('rental_photos', `rental_id=eq.${rental?.id}`)).toEqual([])

  await openView(page, 'Audit')
  await expect(page.getByRole('list', { name: 'Audit' })).toContainText('You deleted the rental “Hostel by the stage”')
})

test('an admin decides about a report, adds a product with its image, and meets another admin at one item', async ({ page, server }) => {
  const author = await server.addPerson('Brian Otieno')
  const words = `Said of somebody ${randomUUID().slice(0, 8)}`
  const post = randomUUID()
  await addReported(server, post, words, [await server.addPerson('Neema Ali'), await server.addPerson('Joy Wanjiru')], author)
  await logIn(page, await addAdmin(server, 'Zuhura Salim'))
  await test.step('a report is read and decided', async () => {
    await openView(page, 'Reports')
    const card = page.getByRole('list', { name: 'Reports' }).getByRole('listitem').filter({ hasText: words })
    await expect(card).toContainText('Bullying or harassment (2)')
    await expect(card).not.toContainText(author.fullName)
    await card.getByRole('button', { name: /^Suspend posting/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Suspend posting' }).click()
    await page.getByRole('button', { name: `Lift the suspension for: ${words}` }).click()
    await succeeded(page, 'Posting is allowed again.')
    await card.getByRole('button', { name: /^Remove/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await expect(card).toHaveCount(0)
    expect(await server.rows('gossip_posts', `id=eq.${post}`)).toEqual([])
  })

  const name = `Lamp 100% ${randomUUID().slice(0, 8)}`
  await test.step('a product gets its image and its shop, and is found by its name', async () => {
    await openView(page, 'Content')
    await openTab(page, 'E-shop')
    await field(page, 'Name').fill(name)
    await field(page, 'Price (KSh)').fill('1,250')
    await main(page).getByRole('combobox', { name: 'Category' }).selectOption('Electronics')
    await main(page).getByRole('combobox', { name: 'Shop' }).selectOption('Coast Gadgets Hub')
    await upload(page, 'Upload image', [{ name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('x') }])
    await expect(main(page).getByRole('alert')).toContainText('Only images can be uploaded.')
    await upload(page, 'Upload image', photos.slice(0, 1))
    await succeeded(page, 'Image uploaded successfully')
    await save(page)
    await succeeded(page, 'Item created successfully')
    await page.getByRole('searchbox', { name: 'Search products by name' }).fill(name)
    await expect(page.getByText('1 item, newest first')).toBeVisible()
    await page.getByRole('button', { name: `Edit ${name}` }).click()
    await expect(main(page).getByRole('combobox', { name: 'Shop' })).toHaveValue(/^540b5000/)
  })
  await test.step('the other admin’s change is shown before it is overwritten', async () => {
    await field(page, 'Price (KSh)').fill('1300')
    await server.changeRows('eshop_products', `name=eq.${encodeURIComponent(name)}`, { price: 1400 })
    await save(page)
    await page.getByRole('dialog', { name: 'It was changed meanwhile' }).getByRole('button', { name: 'Keep mine' }).click()
    await succeeded(page, 'Item updated successfully')
    expect(await server.rows('eshop_products', `name=eq.${encodeURIComponent(name)}`)).toMatchObject([{ price: 1300 }])
  })
})

test('what is typed outlives a lost connection and a session that ends', { tag: '@worker' }, async ({ page, server, goOffline, expectTrouble }) => {
  const admin = await addAdmin(server, 'Zuhura Salim')
  await logIn(page, admin)
  const name = `Managu ${randomUUID().slice(0, 8)}`
  await startGrocery(page, name)
  await expect(page.getByText(/newest first$/)).toBeVisible()
  await untilInstalled(page)
  await test.step('without a connection', async () => {
    await goOffline()
    await save(page)
    await failed(page, 'You are offline: the admin panel works only with a connection. Check yours, then try again.')
    await expect(field(page, 'Name')).toHaveValue(name)
    await server.start()
  })
  await test.step('with a session that has ended', async () => {
    expectTrouble(/40[01].*\/(?:rest|auth)\/v1\//)
    await page.route(/\/rest\/v1\/groceries/, (route) => route.fulfill({ status: 401, json: { code: 'PGRST303', message: 'JWT expired' } }))
    await page.route(/\/auth\/v1\/token/, (route) => route.fulfill({ status: 400, json: { code: 400, error_code: 'refresh_token_not_found', msg: 'Invalid Refresh Token' } }))
    await save(page)
    await failed(page, 'Your session has ended. Please sign in again.')
    await page.unroute(/\/rest\/v1\/groceries/)
    await page.unroute(/\/auth\/v1\/token/)
    await main(page).getByRole('link', { name: 'Sign in again' }).first().click()
    await expect(field(page, 'Email')).toHaveValue(admin.email)
    await logIn(page, admin)
    await expect(field(page, 'Name')).toHaveValue(name)
  })
  await save(page)
  await succeeded(page, 'Item created successfully')
  await expect(itemIn(page, name)).toBeVisible()
  expect(await server.rows('groceries', `name=eq.${name}`)).toHaveLength(1)
})

test('a phone that has never opened the panel keeps nothing of it, and says politely that it needs a connection', { tag: '@worker' }, async ({ page, goOffline, expectTrouble }) => {
  expectTrouble(/\/assets\/admin-/)
  const asked: string[] = []
  page.context().on('request', (request) => asked.push(request.url()))
  await page.goto('/')
  await untilReadyForOffline(page)
  expect(asked.filter((address) => address.includes('/assets/admin-'))).toEqual([])
  await goOffline()
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1, name: 'Admin' })).toBeVisible()
  await expect(page.getByText(/works only online/)).toBeVisible()
})
