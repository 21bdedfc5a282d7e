import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { signedIn } from '../signed-in'
import { field, itemIn, itemRow, openPanel, reportedPost, save } from './panel'

const server = vi.hoisted(() => ({ broken: false }))
const answer = vi.hoisted(() => (value: unknown) => async () => {
  if (server.broken) throw new RangeError('broken')
  return value
})
const sukuma = itemRow({ name: 'Sukuma wiki', price: 30, category: 'produce' })
vi.mock('@/admin/store/access', () => ({
  readScope: async () => ({ ok: true, value: { kind: 'all' } }),
  readCampuses: async () => ({ ok: true, value: [] }),
}))
vi.mock('@/store/sync/pull/pull-now', () => ({ pullNow: async () => {} }))
vi.mock('@/admin/store/records', () => ({
  readMessages: answer({ ok: true, value: { rows: [], total: 0, page: 1 } }),
  reportQueue: async () => ({ ok: true, value: [reportedPost('Said of somebody')] }),
  listSuspensions: async () => ({ ok: true, value: [] }),
  decide: answer({ ok: true, value: 'done' }),
}))
vi.mock('@/admin/store/upload', () => ({ uploadPicture: answer({ ok: true, value: '/picture.svg' }) }))
vi.mock('@/admin/store/items', () => ({
  readItems: async () => ({ ok: true, value: { rows: [sukuma], total: 1, page: 1 } }),
  readItem: async () => ({ ok: true, value: sukuma }),
  readShops: async () => ({ ok: true, value: [] }),
}))
vi.mock('@/admin/store/write-items', () => ({
  saveItem: answer({ kind: 'saved', row: sukuma }),
  deleteItem: answer({ kind: 'deleted' }),
}))

const didNotWork = 'That did not work. Please try again.'
const toast = page.getByRole('alert').filter({ hasText: 'Error' })

beforeEach(() => {
  signedIn('Zuhura Salim')
  server.broken = true
})

test('an unexpected error while loading a list is shown, and loading can be retried', async () => {
  await openPanel('?view=messages')
  await expect.element(page.getByRole('main').getByText(didNotWork)).toBeVisible()
  server.broken = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('No messages yet.')).toBeVisible()
})

test('an unexpected error while saving is shown, keeps the form, and saving can be retried', async () => {
  await openPanel('?tab=groceries&item=new')
  await userEvent.fill(field('Name'), 'Managu')
  await userEvent.fill(field('Price (KSh)'), '20')
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Category' }), 'Fresh Produce')
  await save()
  await expect.element(toast).toMatchTextContent(didNotWork)
  await expect.element(page.getByRole('button', { name: 'Save', exact: true })).toBeEnabled()
  await expect.element(field('Name')).toHaveValue('Managu')
})

test('an unexpected error while deleting is shown, and deleting can be retried', async () => {
  await openPanel('?tab=groceries')
  await itemIn('Sukuma wiki')
    .getByRole('button', { name: /^Delete/ })
    .click()
  const question = page.getByRole('dialog', { name: 'Delete item' })
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect.element(question.getByText(didNotWork)).toBeVisible()
  await expect.element(question.getByRole('button', { name: 'Delete' })).toBeEnabled()
})

test('an unexpected error while deciding on a report is shown, and the decision can be retried', async () => {
  await openPanel('?view=reports')
  await page.getByRole('button', { name: /^Keep/ }).click()
  await expect.element(toast).toMatchTextContent(didNotWork)
  await expect.element(page.getByRole('button', { name: /^Keep/ })).toBeEnabled()
})

test('an unexpected error during an upload is shown, and the form can still be saved', async () => {
  await openPanel('?tab=groceries&item=new')
  await expect.element(page.getByRole('dialog')).toBeVisible()
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')
  await userEvent.upload(input ?? document.body, new File(['x'], 'sukuma.png', { type: 'image/png' }))
  await expect.element(page.getByText(`sukuma.png: ${didNotWork}`)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Save', exact: true })).toBeEnabled()
})
