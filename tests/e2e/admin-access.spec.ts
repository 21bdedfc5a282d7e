import { randomUUID } from 'node:crypto'
import { addAdmin, addRental, addReported, field, logIn, openView, save } from './admin.ts'
import { expect, test } from './fixtures.ts'
import { expectNoFault } from './looking.ts'

test.use({ changesCatalogue: true })

test('the admin screens have no barrier and fit', async ({ page, server }) => {
  test.setTimeout(150_000)
  await page.goto('/admin')
  await expect(page.getByRole('link', { name: 'Go to Admin Login' })).toBeVisible()
  await expectNoFault(page, 'access required')
  await page.goto('/admin/setup')
  await expect(page.getByText(/Shown in the terminal|works only once/)).toBeVisible()
  await expectNoFault(page, 'setup')
  await page.goto('/admin/login')
  await expectNoFault(page, 'login')

  const admin = await addAdmin(server, 'Zuhura Salim')
  const words = 'Averyveryverylongwordwithoutanyblankinitatallanditgoeson'
  await addReported(server, randomUUID(), words, [await server.addPerson('Neema Ali')], await server.addPerson('Brian Otieno'))
  await server.addRows('contact_messages', [{ id: randomUUID(), name: words, email: `${words}@students.example`, subject: words, message: words }])
  await logIn(page, admin)
  await expect(page.getByRole('list', { name: 'Items' })).toBeVisible()
  await expectNoFault(page, 'medicines')
  await save(page)
  await expect(page.getByText('Choose a category.')).toBeVisible()
  await expectNoFault(page, 'a form with mistakes')
  await page.goto('/admin')
  await addRental(page, words)
  await expectNoFault(page, 'a rental with photos')

  const id = randomUUID()
  await server.addRows('groceries', [{ id, name: words, price: 10, category: 'produce' }])
  await page.goto(`/admin?tab=groceries&item=${id}`)
  await field(page, 'Price (KSh)').fill('15')
  await server.changeRows('groceries', `id=eq.${id}`, { price: 20, description: words })
  await save(page)
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoFault(page, 'two versions')
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()

  for (const view of ['Reports', 'Messages', 'Audit']) {
    await openView(page, view)
    await expect(page.getByRole('list', { name: view, exact: true })).toBeVisible()
    await expectNoFault(page, view)
  }
})
