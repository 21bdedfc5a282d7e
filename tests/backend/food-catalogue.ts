import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { afterAll, beforeEach, vi } from 'vitest'
import { readItem } from '@/admin/store/items'
import { draftOf } from '@/admin/rules/item-form'
import type { ItemRow, Values } from '@/admin/rules/item-row'
import { tabSpec } from '@/admin/rules/tabs'
import type { UserId } from '@/kit/rules/ids'
import { campusSlug } from '@/kit/rules/campus'
import type { TestBackend } from './start-backend.ts'

export const tum = campusSlug('tum')
export const food = tabSpec('food')

export const dish: Values = {
  name: 'Githeri',
  price: 100,
  description: 'Maize and beans',
  image: '/pictures/food.svg#githeri',
  category: 'local',
  restaurant: 'Mama Rehema',
  whatsapp: '0700000085',
}
/** A change of an entry, as the panel saves it. */
export const edit = (row: ItemRow, values: Values) => ({
  request: { campus: tum, id: row.id, rev: row.rev, values, photos: null },
  base: draftOf(food, row),
})
export const add = (values: Values, id: string = randomUUID()) => ({
  request: { campus: tum, id, rev: null, values, photos: null },
  base: null,
})

/** Reads an entry as an admin does. */
export const foodEntry = async (admin: UserId, id: string): Promise<ItemRow> => {
  const found = await readItem(admin, food, id, tum)
  if (!found.ok || !found.value) throw new Error(`no ${id}`)
  return found.value
}

/** Each test of a file begins without edited catalogues. */
export const shippedCataloguesOn = (backend: TestBackend): void => {
  beforeEach(async () => {
    const { fetch } = globalThis
    // The catalogue files that the app's own origin serves.
    vi.stubGlobal('fetch', async (...[input, init]: Parameters<typeof fetch>) =>
      typeof input === 'string' && input.startsWith('/catalogues/')
        ? new Response(await readFile(`public${input}`))
        : fetch(input, init),
    )
    await backend.sql('delete from public.catalogues')
  })
  afterAll(() => void vi.unstubAllGlobals())
}
