import { beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { keepDraft, readDraft, removeDraft, type DraftName } from '@/store/drafts'
import { signedIn } from '../signed-in'
import { field, openPanel } from './panel'

vi.mock('@/admin/store/access', () => ({
  readScope: async () => ({ ok: true, value: { kind: 'all' } }),
  readCampuses: async () => ({ ok: true, value: [] }),
}))
vi.mock('@/store/sync/pull/pull-now', () => ({ pullNow: async () => {} }))
vi.mock('@/admin/store/items', () => ({
  readItems: async () => ({ ok: true, value: { rows: [], total: 0, page: 1 } }),
  readItem: async () => ({ ok: true, value: null }),
  readShops: async () => ({ ok: true, value: [] }),
}))
let draft: DraftName
beforeEach(() => {
  draft = { form: 'admin-item', owner: signedIn('Zuhura Salim').id, of: 'tum/groceries/new' }
})

const announce = () => window.dispatchEvent(new StorageEvent('storage', { key: null }))
const storedForm = () => readDraft(draft)?.['form'] ?? ''

test('the form of a new item goes on with what another tab types, under one id, and is empty once that has saved it', async () => {
  await openPanel('?tab=groceries&item=new')
  await userEvent.fill(field('Name'), 'Sukuma')
  await expect.poll(storedForm).toContain('"Sukuma"')
  const typed = storedForm()
  keepDraft(draft, { form: typed.replace('"Sukuma"', '"Sukuma wiki"') })
  announce()
  await expect.element(field('Name')).toHaveValue('Sukuma wiki')
  removeDraft(draft)
  announce()
  await expect.element(field('Name')).toHaveValue('')
  await userEvent.fill(field('Name'), 'Managu')
  const ids = [typed, storedForm()].map((text) => /"id":"([^"]+)"/.exec(text)?.[1])
  expect(ids[0]).not.toBe(ids[1])
})
