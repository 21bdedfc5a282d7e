import { randomUUID } from 'node:crypto'
import {
  addAdmin,
  addRental,
  addReportedPost,
  expectFailure,
  field,
  form,
  itemIn,
  logIn,
  removeAdmins,
  openTab,
  openView,
  save,
  startGrocery,
  openNewForm,
  expectSuccess,
  upload,
} from './admin.ts'
import { expectToast, signIn, untilInstalled, untilReadyForOffline, visit } from './app.ts'
import { expect, test } from './fixtures.ts'
import { photos } from './market.ts'

test.use({ changesCatalogue: true })

test('the first admin signs up with the setup code, then adds, edits and deletes a rental', async ({
  page,
  server,
}) => {
  await removeAdmins(server)
  const email = `zuhura.${randomUUID().slice(0, 8)}@students.example`
  await visit(page, '/admin/setup')
  await field(page, 'Full Name').fill('Zuhura Salim')
  await field(page, 'Email').fill(email)
  await page.getByLabel(/^Password/).fill('a-long-password')
  await field(page, 'Setup code').fill('0000-0000-0000-0000-0000')
  await page.getByRole('button', { name: 'Create Admin User' }).click()
  await expectToast(page, 'Admin user created', 'Please verify your email first, then finish the setup here.')
  await server.confirmAddress(email, { password: 'a-long-password', fullName: 'Zuhura Salim' })
  await signIn(page, { email, password: 'a-long-password' })
  await visit(page, '/admin/setup')
  // The draft does not include the code.
  await field(page, 'Setup code').fill('0000-0000-0000-0000-0000')
  await page.getByRole('button', { name: 'Create Admin User' }).click()
  await expectFailure(page, 'Failed to update user role: This setup code is not right. Copy it again from the server.')
  await field(page, 'Setup code').fill(server.setupCode.toLowerCase())
  await page.getByRole('button', { name: 'Create Admin User' }).click()
  await expectSuccess(page, 'Admin role has been set successfully!')
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Panel' })).toBeVisible()

  await addRental(page, 'Hostel by the stage')
  await page.getByRole('button', { name: 'Make photo 2 primary' }).click()
  await save(page)
  await expectSuccess(page, 'Rental saved successfully')
  await expect(itemIn(page, 'Hostel by the stage')).toContainText('KSh 6,500 / month')
  const [rental] = (await server.rows('rentals', 'title=eq.Hostel by the stage')) as {
    id: string
    image_url: string
    amenities: string[]
  }[]
  expect(rental?.amenities).toEqual(['WiFi', 'Water'])
  const photoRows = (await server.rows('rental_photos', `rental_id=eq.${rental?.id}`)) as {
    image_url: string
    is_primary: boolean
  }[]
  expect(photoRows).toHaveLength(2)
  expect(photoRows.find(({ is_primary }) => is_primary)?.image_url).toBe(rental?.image_url)
  expect(rental?.image_url).toMatch(
    /\/storage\/v1\/object\/public\/rental-images\/tum\/[0-9a-f-]{36}-large\.(?:webp|jpg)$/,
  )

  await page.getByRole('button', { name: 'Edit Hostel by the stage' }).click()
  await expect(field(page, 'Amenities')).toHaveValue('WiFi, Water')
  await page.getByRole('button', { name: 'Remove photo 1' }).click()
  await field(page, 'Price per month (KSh)').fill('7000')
  await save(page)
  await expectSuccess(page, 'Rental saved successfully')
  await expect(itemIn(page, 'Hostel by the stage')).toContainText('KSh 7,000')
  expect(await server.rows('rental_photos', `rental_id=eq.${rental?.id}`)).toHaveLength(1)

  await page.getByRole('button', { name: 'Delete Hostel by the stage' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expectSuccess(page, 'Item deleted successfully')
  await expect(itemIn(page, 'Hostel by the stage')).toHaveCount(0)
  expect(await server.rows('rental_photos', `rental_id=eq.${rental?.id}`)).toEqual([])

  await openView(page, 'Audit')
  await expect(page.getByRole('list', { name: 'Audit' })).toContainText('You deleted the rental “Hostel by the stage”')
})

test('an admin resolves a report, adds a product with an image, and resolves a conflict with another admin', async ({
  page,
  server,
}) => {
  const author = await server.addUser('Brian Otieno')
  const words = `Said of somebody ${randomUUID().slice(0, 8)}`
  const post = randomUUID()
  await addReportedPost(
    server,
    post,
    words,
    [await server.addUser('Neema Ali'), await server.addUser('Joy Wanjiru')],
    author,
  )
  await logIn(page, await addAdmin(server, 'Zuhura Salim'))
  await test.step('a report is resolved', async () => {
    await openView(page, 'Reports')
    const card = page.getByRole('list', { name: 'Reports' }).getByRole('listitem').filter({ hasText: words })
    await expect(card).toContainText('Bullying or harassment (2)')
    await expect(card).not.toContainText(author.fullName)
    await card.getByRole('button', { name: /^Suspend posting/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Suspend posting' }).click()
    await page.getByRole('button', { name: `Lift the suspension for: ${words}` }).click()
    await expectSuccess(page, 'Posting is allowed again.')
    await card.getByRole('button', { name: /^Remove/ }).click()
    await expect(card).toHaveCount(0)
    expect(await server.rows('gossip_posts', `id=eq.${post}`)).toEqual([])
  })

  const name = `Lamp 100% ${randomUUID().slice(0, 8)}`
  await test.step('a product is saved with an image and a shop, and is found by name', async () => {
    await openView(page, 'Content')
    await openTab(page, 'E-shop')
    await openNewForm(page)
    await field(page, 'Name').fill(name)
    await field(page, 'Price (KSh)').fill('1,250')
    await form(page).getByRole('combobox', { name: 'Category' }).selectOption('Electronics')
    await form(page).getByRole('combobox', { name: 'Shop' }).selectOption('Coast Gadgets Hub')
    await upload(page, 'Upload image', [{ name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('x') }])
    await expect(form(page).getByRole('alert')).toContainText('Only images can be uploaded.')
    await upload(page, 'Upload image', photos.slice(0, 1))
    await expectSuccess(page, 'Image uploaded successfully')
    await save(page)
    await expectSuccess(page, 'Item created successfully')
    await page.getByRole('searchbox', { name: 'Search products by name' }).fill(name)
    await expect(page.getByText('1 item, newest first')).toBeVisible()
    await page.getByRole('button', { name: `Edit ${name}` }).click()
    await expect(form(page).getByRole('combobox', { name: 'Shop' })).toHaveValue(/^540b5000/)
  })
  await test.step('a conflicting change is shown before it is overwritten', async () => {
    await field(page, 'Price (KSh)').fill('1300')
    await server.changeRows('eshop_products', `name=eq.${encodeURIComponent(name)}`, { price: 1400 })
    await save(page)
    await page
      .getByRole('dialog', { name: 'It was changed meanwhile' })
      .getByRole('button', { name: 'Keep mine' })
      .click()
    await expectSuccess(page, 'Item updated successfully')
    expect(await server.rows('eshop_products', `name=eq.${encodeURIComponent(name)}`)).toMatchObject([{ price: 1300 }])
  })
})

test(
  'form input survives a lost connection and an ended session',
  { tag: '@worker' },
  async ({ page, server, goOffline, expectError }) => {
    const admin = await addAdmin(server, 'Zuhura Salim')
    await logIn(page, admin)
    const name = `Managu ${randomUUID().slice(0, 8)}`
    await startGrocery(page, name)
    await expect(page.getByText(/newest first$/)).toBeVisible()
    await untilInstalled(page)
    await test.step('offline', async () => {
      await goOffline()
      await save(page)
      await expectFailure(
        page,
        'You are offline: the admin panel works only with a connection. Check yours, then try again.',
      )
      await expect(field(page, 'Name')).toHaveValue(name)
      await server.start()
    })
    await test.step('after the session has ended', async () => {
      expectError(/40[01].*\/(?:rest|auth)\/v1\//)
      await page.route(/\/rest\/v1\/groceries/, (route) =>
        route.fulfill({ status: 401, json: { code: 'PGRST303', message: 'JWT expired' } }),
      )
      await page.route(/\/auth\/v1\/token/, (route) =>
        route.fulfill({
          status: 400,
          json: { code: 400, error_code: 'refresh_token_not_found', msg: 'Invalid Refresh Token' },
        }),
      )
      await save(page)
      await expectFailure(page, 'Your session has ended. Please log in again.')
      await page.unroute(/\/rest\/v1\/groceries/)
      await page.unroute(/\/auth\/v1\/token/)
      const signInAgain = form(page).getByRole('link', { name: 'Log in again' }).last()
      // Wait until the sheet has stopped scrolling to the message.
      await signInAgain.scrollIntoViewIfNeeded()
      await signInAgain.click()
      await expect(field(page, 'Email')).toHaveValue(admin.email)
      await logIn(page, admin)
      await expect(field(page, 'Name')).toHaveValue(name)
    })
    await save(page)
    await expectSuccess(page, 'Item created successfully')
    await expect(itemIn(page, name)).toBeVisible()
    expect(await server.rows('groceries', `name=eq.${name}`)).toHaveLength(1)
  },
)

test(
  'the admin panel is not stored on other phones, and says offline that it works only online',
  { tag: '@worker' },
  async ({ page, goOffline, expectError }) => {
    expectError(/\/assets\/admin-/)
    const requestedUrls: string[] = []
    page.context().on('request', (request) => requestedUrls.push(request.url()))
    await visit(page, '/')
    await untilReadyForOffline(page)
    expect(requestedUrls.filter((url) => url.includes('/assets/admin-'))).toEqual([])
    await goOffline()
    await visit(page, '/admin')
    await expect(page.getByRole('heading', { level: 1, name: 'Admin' })).toBeVisible()
    await expect(page.getByText(/works only online/)).toBeVisible()
  },
)
