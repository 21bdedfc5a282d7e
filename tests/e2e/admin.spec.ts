import { randomUUID } from 'node:crypto'
import { addAdmin, addRental, addReported, field, itemIn, logIn, main, noAdminYet, openTab, openView, save, startGrocery, succeeded, upload } from './admin.ts'
import { expectToast, signIn } from './app.ts'
import { expect, test } from './fixtures.ts'
import { photos } from './market.ts'

test.use({ changesCatalogue: true })

test('the first admin is set up once with the code of the server, and from then on manages what students see', async ({ page, server }) => {
  test.setTimeout(150_000)
  await noAdminYet(server)
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Access Required' })).toBeVisible()
  await expect(page.getByText('Please log in to access the admin panel.')).toBeVisible()
  await main(page).getByRole('link', { name: 'Go to Admin Login' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Login' })).toBeVisible()

  const email = `zuhura.${randomUUID().slice(0, 8)}@students.example`
  await page.goto('/admin/setup')
  await field(page, 'Full Name').fill('Zuhura Salim')
  await field(page, 'Email').fill(email)
  await page.getByLabel(/^Password/).fill('a-long-password')
  await field(page, 'Setup code').fill(server.setupCode.toLowerCase())
  await page.getByRole('button', { name: 'Create Admin User' }).click()
  await expectToast(page, 'Admin user created', 'Please verify your email first, then finish the setup here.')
  await fetch(server.linkMailedTo(email), { redirect: 'manual' })
  await signIn(page, { email, password: 'a-long-password' })
  await page.goto('/admin/setup')
  await expect(main(page).getByText(email)).toBeVisible()
  await page.getByRole('button', { name: 'Create Admin User' }).click()
  await succeeded(page, 'Admin role has been set successfully!')
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Panel' })).toBeVisible()
  await expect(page.getByText('Manage all content and data')).toBeVisible()

  await addRental(page, 'Hostel by the stage')
  await page.getByRole('button', { name: 'Make photo 2 primary' }).click()
  await save(page)
  await succeeded(page, 'Rental saved successfully')
  await expect(itemIn(page, 'Hostel by the stage')).toContainText('KSh 6,500 per day')
  const [rental] = (await server.rows('rentals', 'title=eq.Hostel by the stage')) as { id: string; image_url: string; amenities: string[] }[]
  expect(rental?.amenities).toEqual(['WiFi', 'Water'])
  const kept = (await server.rows('rental_photos', `rental_id=eq.${rental?.id}`)) as { image_url: string; is_primary: boolean }[]
  expect(kept).toHaveLength(2)
  expect(kept.find(({ is_primary }) => is_primary)?.image_url).toBe(rental?.image_url)
  expect(rental?.image_url).toMatch(/\/storage\/v1\/object\/public\/rental-images\/[0-9a-f-]{36}-large\.(?:webp|jpg)$/)

  await page.getByRole('button', { name: 'Edit Hostel by the stage' }).click()
  await expect(page.getByRole('heading', { name: 'Edit Item' })).toBeFocused()
  await expect(field(page, 'Amenities')).toHaveValue('WiFi, Water')
  await page.getByRole('button', { name: 'Remove photo 1' }).click()
  await field(page, 'Price per day (KSh)').fill('7000')
  await save(page)
  await succeeded(page, 'Rental saved successfully')
  await expect(itemIn(page, 'Hostel by the stage')).toContainText('KSh 7,000')
  expect(await server.rows('rental_photos', `rental_id=eq.${rental?.id}`)).toHaveLength(1)

  await page.getByRole('button', { name: 'Delete Hostel by the stage' }).click()
  await expect(page.getByText('Are you sure you want to delete this item?')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await succeeded(page, 'Item deleted successfully')
  await expect(itemIn(page, 'Hostel by the stage')).toHaveCount(0)
  expect(await server.rows('rental_photos', `rental_id=eq.${rental?.id}`)).toEqual([])

  await openView(page, 'Audit')
  await expect(page.getByRole('list', { name: 'Audit' })).toContainText('You deleted the rental “Hostel by the stage”')
})

test('a reported post is read with its reasons; its author posts no more until that is lifted; it is removed', async ({ page, server }) => {
  const [admin, author, ...reporters] = [
    await addAdmin(server, 'Zuhura Salim'), await server.addPerson('Brian Otieno'), await server.addPerson('Neema Ali'), await server.addPerson('Joy Wanjiru'),
  ]
  const words = `Said of somebody ${randomUUID().slice(0, 8)}`
  const post = randomUUID()
  await addReported(server, post, words, reporters, author)
  await logIn(page, admin)
  await openView(page, 'Reports')
  const card = page.getByRole('list', { name: 'Reports' }).getByRole('listitem').filter({ hasText: words })
  await expect(card).toContainText('Reported by 2 people, 2 with a new account')
  await expect(card).toContainText('Bullying or harassment (2)')
  await expect(card).not.toContainText(author.fullName)

  await card.getByRole('button', { name: /^Suspend posting/ }).click()
  await expect(page.getByRole('dialog', { name: 'Suspend posting?' })).toContainText('is not named to you')
  await page.getByRole('dialog').getByRole('button', { name: 'Suspend posting' }).click()
  await succeeded(page, 'Its author can write no more of this kind.')
  await expect(card).toContainText('Posting suspended')
  await page.getByRole('button', { name: `Lift the suspension for: ${words}` }).click()
  await succeeded(page, 'Posting is allowed again.')

  await card.getByRole('button', { name: /^Remove/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await succeeded(page, 'Removed for everybody.')
  await expect(card).toHaveCount(0)
  expect(await server.rows('gossip_posts', `id=eq.${post}`)).toEqual([])
})

test('what people wrote to the team is read, and answered by mail', async ({ page, server }) => {
  const admin = await addAdmin(server, 'Zuhura Salim')
  await server.addRows('contact_messages', [
    { id: randomUUID(), name: 'Neema', email: 'neema@students.example', subject: 'Fees & food', message: '<b>Where</b> do I pay?\nThank you' },
  ])
  await logIn(page, admin)
  await openView(page, 'Messages')
  const message = page.getByRole('list', { name: 'Messages' }).getByRole('listitem').filter({ hasText: 'Fees & food' }).first()
  await expect(message).toContainText('<b>Where</b> do I pay?')
  await expect(message.getByRole('link', { name: 'Reply to Neema' })).toHaveAttribute('href', 'mailto:neema@students.example?subject=Re%3A%20Fees%20%26%20food%20(Comrade)')
})

test('a product is checked before it is sent, gets its image and its shop, and is found by its name', async ({ page, server }) => {
  await logIn(page, await addAdmin(server, 'Zuhura Salim'))
  await openTab(page, 'E-shop')
  await save(page)
  await expect(field(page, 'Name')).toBeFocused()
  await expect(page.getByText('Please fill this in.').first()).toBeVisible()
  await expect(page.getByText('Choose a category.')).toBeVisible()
  const name = `Lamp 100% ${randomUUID().slice(0, 8)}`
  await field(page, 'Name').fill(name)
  await field(page, 'Price (KSh)').fill('12.50')
  await main(page).getByRole('combobox', { name: 'Category' }).selectOption('Electronics')
  await main(page).getByRole('combobox', { name: 'Shop' }).selectOption('Coast Gadgets Hub')
  await save(page)
  await expect(page.getByText('Write a whole number, 0 or more.')).toBeVisible()
  await field(page, 'Price (KSh)').fill('1,250')
  await upload(page, 'Upload image', [{ name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('x') }])
  await expect(main(page).getByRole('alert')).toContainText('Only images can be uploaded.')
  await upload(page, 'Upload image', photos.slice(0, 1))
  await succeeded(page, 'Image uploaded successfully')
  await expect(page.getByRole('img', { name: 'Image' })).toBeVisible()
  await save(page)
  await succeeded(page, 'Item created successfully')

  await page.getByRole('searchbox', { name: 'Search products by name' }).fill(name)
  await expect(page).toHaveURL(/q=Lamp/)
  await expect(page.getByText('1 item, newest first')).toBeVisible()
  await expect(itemIn(page, name)).toContainText('KSh 1,250')
  await page.reload()
  await expect(itemIn(page, name)).toBeVisible()
  await page.getByRole('button', { name: `Edit ${name}` }).click()
  await expect(main(page).getByRole('combobox', { name: 'Shop' })).toHaveValue(/^540b5000/)
  await field(page, 'Stock').fill('0')
  await save(page)
  await succeeded(page, 'Item updated successfully')
  await expect(itemIn(page, name)).toContainText('Out of stock')
})

test('what is typed outlives a reload, and what is cancelled is gone', async ({ page, server }) => {
  await logIn(page, await addAdmin(server, 'Zuhura Salim'))
  await startGrocery(page, 'Half a name')
  await page.reload()
  await expect(field(page, 'Name')).toHaveValue('Half a name')
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(field(page, 'Name')).toHaveValue('')
  await page.reload()
  await expect(field(page, 'Name')).toHaveValue('')
})
