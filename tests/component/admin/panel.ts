import { afterEach } from 'vitest'
import { page } from 'vitest/browser'
import type { ItemRow, Values } from '@/admin/rules/item-row'
import type { Reported } from '@/admin/rules/moderation'
import { screensOf } from '../render-app'
import { renderScreens } from '../render-screens'

export const itemRow = (values: Values, rev = 1): ItemRow => ({
  id: crypto.randomUUID(),
  rev,
  createdAt: '2026-11-01T08:00:00Z',
  values,
  photos: [],
})

export const reportedPost = (content: string): Reported => ({
  kind: 'gossip_post',
  subject: 'post',
  campus: 'tum',
  reporters: 2,
  reasons: { harassment: 2 },
  waitingSince: '2026-11-20T08:00:00Z',
  hidden: false,
  held: false,
  content,
  image: null,
  hasPicture: false,
  suspended: false,
  newReporters: 2,
  withinAnHour: 2,
})

/** Opens the admin panel; the mocked access check decides what the user may see. */
export const openPanel = (search = '') => renderScreens(screensOf('admin'), `/admin${search}`)

export const field = (name: string) => page.getByRole('textbox', { name })
export const save = () => page.getByRole('button', { name: 'Save', exact: true }).click()
export const itemIn = (name: string) =>
  page.getByRole('list', { name: 'Items' }).getByRole('listitem').filter({ hasText: name })
export const succeeded = (words: string) => page.getByRole('status').filter({ hasText: words })

afterEach(() => void sessionStorage.clear())
