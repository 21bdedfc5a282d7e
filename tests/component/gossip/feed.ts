import type { Identity } from '@/kit/rules/ids'
import { afterEach } from 'vitest'
import { page } from 'vitest/browser'
import { minuteMs } from '@/kit/rules/durations'
import { userDb } from '@/store/user-db'
import { emptyDevice, saveRows } from '../device'
import { screensOf } from '../render-app'
import { renderScreens } from '../render-screens'
import type { RowOf } from '@/store/sync/table-names'

type Post = RowOf<'gossip_posts'>

/** A published post. @param minutes how long ago it was published */
export const postRow = (
  content: string,
  { minutes = 1, ...values }: Partial<Post> & { minutes?: number } = {},
): Post => ({
  id: crypto.randomUUID(),
  rev: 1,
  created_at: new Date(Date.now() - minutes * minuteMs).toISOString(),
  content,
  category: 'trending',
  likes_count: 0,
  image_url: null,
  ...values,
})

/** Opens the feed with these posts on this phone. @param rows null: nothing was ever pulled */
export const openFeed = async (rows: readonly Post[] | null, search = '') => {
  if (rows) await saveRows('gossip_posts', rows)
  return renderScreens(screensOf('gossip'), `/tum-gossip${search}`)
}

/** The pending operations of an identity. */
export const operationsOf = (identity: Identity) => userDb(identity).operations.orderBy('seq').toArray()

export const post = (text: string) =>
  page.getByRole('list', { name: 'Gossip', exact: true }).getByRole('listitem').filter({ hasText: text })
/** Opens the form of a new post. */
export const pencil = () => page.getByRole('button', { name: 'New post' })
export const box = () => page.getByRole('textbox', { name: 'Your post' })
export const sheet = (name: string) => page.getByRole('dialog', { name })

afterEach(async () => {
  sessionStorage.clear()
  await Promise.all([emptyDevice(), ...userDb('anonymous').tables.map((table) => table.clear())])
})
