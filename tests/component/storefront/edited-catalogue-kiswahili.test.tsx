import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { copiesDb } from '@/store/db'
import { emptyDevice } from '../device'
import { renderApp } from '../render-app'

// The Kiswahili build replaces the import in the same way (build/messages/language-plugin.ts).
vi.mock('#words/kit/built-language', () => import('#words-sw/kit/built-language'))
vi.mock('@/store/sync/pull/refresh', () => ({ refresh: async () => {} }))

afterEach(emptyDevice)

const notice = { kind: 'notice', text: 'Fill your buckets.', from: 'Estates', period: 'This Friday' }

test('an edited announcement is shown in Kiswahili where an admin has translated it, and in English where not', async () => {
  const entries = [
    { ...notice, id: 'water', title: 'No water on Friday', titleSw: 'Hakuna maji Ijumaa' },
    { ...notice, id: 'power', title: 'No power on Friday' },
  ]
  await copiesDb()
    .replica('catalogues')
    .put({ id: crypto.randomUUID(), rev: 2, created_at: '2026-11-24T08:00:00Z', name: 'announcements', entries })
  await renderApp('/my-university?tab=announcements')
  await expect.element(page.getByRole('heading', { name: 'Hakuna maji Ijumaa' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'No power on Friday' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'No water on Friday' })).not.toBeInTheDocument()
})
