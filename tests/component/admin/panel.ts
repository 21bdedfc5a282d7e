import { afterEach } from 'vitest'
import { page } from 'vitest/browser'
import type { ItemRow, Values } from '@/domain/admin/item-row'
import { setSessionState } from '@/data/session/session-state'
import { Route as Admin } from '@/routes/admin/index'
import { renderScreens } from '../render-screens'

export const itemRow = (values: Values, rev = 1): ItemRow => ({ id: crypto.randomUUID(), rev, createdAt: '2026-11-01T08:00:00Z', values, photos: [] })

/** The panel, for whom the mocked check lets in. */
export const openPanel = (search = '') => renderScreens({ '/admin': Admin }, `/admin${search}`)

export const field = (name: string) => page.getByRole('textbox', { name })
export const save = () => page.getByRole('button', { name: 'Save', exact: true }).click()
export const itemIn = (name: string) => page.getByRole('list', { name: 'Items' }).getByRole('listitem').filter({ hasText: name })
export const succeeded = (words: string) => page.getByRole('status').filter({ hasText: words })

afterEach(() => {
  setSessionState({ status: 'unknown' })
  sessionStorage.clear()
})
