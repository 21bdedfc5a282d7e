import { randomUUID } from 'node:crypto'
import { addAdmin, failed, field, itemIn, logIn, main, noAdminYet, openView, save, startGrocery, succeeded } from './admin.ts'
import { expectToast, signIn, untilInstalled, untilReadyForOffline } from './app.ts'
import { expect, test } from './fixtures.ts'

test.use({ changesCatalogue: true })

test('a second setup is refused for good', async ({ page, server }) => {
  await addAdmin(server, 'Zuhura Salim')
  await page.goto('/admin/setup')
  await expect(page.getByText('Setup is closed')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Create Admin User' })).toBeHidden()
})

test('a wrong code is refused; who has an account already becomes the admin with the right one', async ({ page, server }) => {
  await noAdminYet(server)
  const brian = await server.addPerson('Brian Otieno')
  await page.route(/\/auth\/v1\/token/, async (route) => {
    // The toast before this one stands until the password has been checked.
    await expectToast(page, 'User exists', 'Signing in to set the admin role...')
    await route.continue()
  })
  await page.goto('/admin/setup')
  await field(page, 'Full Name').fill('Brian Otieno')
  await field(page, 'Email').fill(brian.email)
  await page.getByLabel(/^Password/).fill(brian.password)
  await field(page, 'Setup code').fill('0000-0000-0000-0000-0000')
  await page.getByRole('button', { name: 'Create Admin User' }).click()
  await failed(page, 'Failed to update user role: This setup code is not right. Copy it again from the server.')
  await expect(main(page).getByText(brian.email)).toBeVisible()
  await field(page, 'Setup code').fill(server.setupCode)
  await page.getByRole('button', { name: 'Create Admin User' }).click()
  await succeeded(page, 'Admin role has been set successfully!')
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Panel' })).toBeVisible()
})

test('who is no admin is told so, and a wrong password opens nothing', async ({ page, server, expectTrouble }) => {
  expectTrouble(/400.*\/auth\/v1\/token/)
  const amina = await server.addPerson('Amina Juma')
  await page.goto('/admin/login')
  await field(page, 'Email').fill(amina.email)
  await page.getByLabel(/^Password/).fill('not-the-password')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expectToast(page, 'Login Failed', 'Invalid login credentials', 'destructive')
  await page.getByLabel(/^Password/).fill(amina.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expectToast(page, 'Login Successful', 'Redirecting to admin panel...')
  await expect(page.getByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible()
  await expect(page.getByText("You don't have admin privileges to access this panel.")).toBeVisible()
  await page.goto('/admin?view=reports')
  await expect(page.getByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible()
})

test('a session that ends during a save keeps what was typed, and signing in leads back to it', async ({ page, server, expectTrouble }) => {
  expectTrouble(/40[01].*\/(?:rest|auth)\/v1\//)
  const admin = await addAdmin(server, 'Zuhura Salim')
  await logIn(page, admin)
  const name = `Terere ${randomUUID().slice(0, 8)}`
  await startGrocery(page, name)
  await page.route(/\/rest\/v1\/groceries/, (route) => route.fulfill({ status: 401, json: { code: 'PGRST303', message: 'JWT expired' } }))
  await page.route(/\/auth\/v1\/token/, (route) => route.fulfill({ status: 400, json: { code: 400, error_code: 'refresh_token_not_found', msg: 'Invalid Refresh Token' } }))
  await save(page)
  await failed(page, 'Your session has ended. Please sign in again.')
  await expect(field(page, 'Name')).toHaveValue(name)
  await page.unroute(/\/rest\/v1\/groceries/)
  await page.unroute(/\/auth\/v1\/token/)
  await main(page).getByRole('link', { name: 'Sign in again' }).first().click()
  await expect(field(page, 'Email')).toHaveValue(admin.email)
  await logIn(page, admin)
  await expect(field(page, 'Name')).toHaveValue(name)
  await save(page)
  await succeeded(page, 'Item created successfully')
  expect(await server.rows('groceries', `name=eq.${name}`)).toHaveLength(1)
})

test.describe('two admins on one item', () => {
  const id = randomUUID()
  const price = async (server: { rows: (table: string, filter: string) => Promise<unknown> }) => {
    const rows = (await server.rows('groceries', `id=eq.${id}`)) as { price: number }[]
    return rows[0]?.price
  }

  test('the second sees both versions and decides; a delete asks again', async ({ page, server }) => {
    await server.addRows('groceries', [{ id, name: 'Rosella', price: 10, category: 'produce' }])
    await logIn(page, await addAdmin(server, 'Zuhura Salim'))
    await page.goto(`/admin?tab=groceries&q=Rosella&item=${id}`)
    await field(page, 'Price (KSh)').fill('15')
    await server.changeRows('groceries', `id=eq.${id}`, { price: 20 })
    await save(page)
    const question = page.getByRole('dialog', { name: 'It was changed meanwhile' })
    await expect(question).toContainText('Price (KSh)Yours15Theirs20')
    expect(await price(server)).toBe(20)
    await question.getByRole('button', { name: 'Keep mine' }).click()
    await succeeded(page, 'Item updated successfully')
    expect(await price(server)).toBe(15)

    await page.getByRole('button', { name: 'Edit Rosella' }).click()
    await field(page, 'Price (KSh)').fill('16')
    await server.changeRows('groceries', `id=eq.${id}`, { price: 21 })
    await save(page)
    await question.getByRole('button', { name: 'Take theirs' }).click()
    await expect(field(page, 'Price (KSh)')).toHaveValue('21')
    expect(await price(server)).toBe(21)

    await server.changeRows('groceries', `id=eq.${id}`, { price: 22 })
    await page.getByRole('button', { name: 'Delete Rosella' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByRole('dialog')).toContainText('It was changed meanwhile')
    await expect(page.getByRole('dialog')).toContainText('Price (KSh): 22')
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await succeeded(page, 'Item deleted successfully')
    await expect(itemIn(page, 'Rosella')).toHaveCount(0)
  })
})

test('an answer that comes when the person has gone on does not lead back', async ({ page, server }) => {
  await logIn(page, await addAdmin(server, 'Zuhura Salim'))
  await startGrocery(page, `Mchicha ${randomUUID().slice(0, 8)}`)
  let answer = () => {}
  const asked = new Promise<void>((resolve) => {
    void page.route(/\/rest\/v1\/groceries/, async (route) => {
      if (route.request().method() === 'POST') {
        resolve()
        await new Promise<void>((go) => (answer = go))
      }
      await route.continue()
    })
  })
  await save(page)
  await asked
  await openView(page, 'Audit')
  await expect(page).toHaveURL(/view=audit/)
  answer()
  await succeeded(page, 'Item created successfully')
  await expect(page).toHaveURL(/view=audit/)
  await page.unrouteAll({ behavior: 'wait' })
})

test('without a connection the panel says so and keeps what was typed', { tag: '@worker' }, async ({ page, server, goOffline }) => {
  await logIn(page, await addAdmin(server, 'Zuhura Salim'))
  const name = `Managu ${randomUUID().slice(0, 8)}`
  await startGrocery(page, name)
  await expect(page.getByText(/newest first$/)).toBeVisible()
  await untilInstalled(page)
  await goOffline()
  await save(page)
  await failed(page, 'You are offline: the admin panel works only with a connection. Check yours, then try again.')
  await expect(main(page).getByRole('alert').filter({ hasText: 'What you typed is kept.' })).toBeVisible()
  await expect(field(page, 'Name')).toHaveValue(name)
  await server.start()
  await save(page)
  await succeeded(page, 'Item created successfully')
  await expect(itemIn(page, name)).toBeVisible()
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

test('a check that cannot be made is told as that, not as a refusal', async ({ page, server, expectTrouble }) => {
  expectTrouble(/net::ERR_FAILED.*\/rest\/v1\/profiles/)
  const admin = await addAdmin(server, 'Zuhura Salim')
  await signIn(page, admin)
  await page.route(/\/rest\/v1\/profiles\?select=role/, (route) => route.abort('failed'))
  await page.goto('/admin')
  await expect(main(page).getByRole('alert')).toContainText('You are offline')
  await page.unroute(/\/rest\/v1\/profiles\?select=role/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Panel' })).toBeVisible()
})
