import { hourMs } from '@/kit/rules/durations'
import { sampleItem } from '#support/market/listing-samples'
import type { Identity } from '@/kit/rules/ids'
import { afterEach, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { userDb } from '@/store/user-db'
import { emptyDevice, saveRows } from '../device'
import { screensOf } from '../render-app'
import { renderScreens } from '../render-screens'
import type { RowOf } from '@/store/sync/table-names'

type Item = RowOf<'items'>

/** An item for sale. @param hours how long ago it was listed */
export const itemRow = (title: string, { hours = 1, ...values }: Partial<Item> & { hours?: number } = {}): Item => ({
  ...sampleItem,
  id: crypto.randomUUID(),
  created_at: new Date(Date.now() - hours * hourMs).toISOString(),
  title,
  seller_name: 'Hassan Mwinyi',
  user_id: crypto.randomUUID(),
  ...values,
})

export const photoRow = (item: Item, position: number): RowOf<'item_photos'> => ({
  id: crypto.randomUUID(),
  rev: 1,
  created_at: item.created_at,
  item_id: item.id,
  image_url: `/pictures/shops.svg#${position}`,
  position,
})

/** Opens the market with these listings on this phone. @param rows null: nothing was ever pulled */
export const openMarket = async (
  address: string,
  rows: readonly Item[] | null,
  photos: readonly RowOf<'item_photos'>[] = [],
) => {
  if (rows) await saveRows('items', rows)
  await saveRows('item_photos', photos)
  return renderScreens(screensOf('marketplace', 'secondHand'), address)
}

export const operationsOf = (identity: Identity) => userDb(identity).operations.orderBy('seq').toArray()

export const card = (title: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByText(title, { exact: true }) })
export const dialog = (name: string) => page.getByRole('dialog', { name, exact: true })
/** The titles in a list, from the top. */
export const titles = (list: string) => {
  const element = page.getByRole('list', { name: list, exact: true }).query()
  return element ? [...element.querySelectorAll('h2')].map((title) => title.textContent) : []
}
/** A red pixel, the smallest possible picture. */
export const photo = (name: string): File => {
  const bytes = Uint8Array.from(atob('R0lGODlhAQABAIAAAP8AAP///ywAAAAAAQABAAACAkQBADs='), (letter) =>
    letter.charCodeAt(0),
  )
  return new File([bytes], name, { type: 'image/gif' })
}
/** The form loads after its dialog. */
export const photoInput = (): Promise<HTMLInputElement> =>
  vi.waitUntil(() => document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]'))

export const addPhotos = async (...names: string[]) => {
  await userEvent.upload(await photoInput(), names.map(photo))
}

afterEach(async () => {
  vi.unstubAllGlobals()
  await Promise.all([emptyDevice(), ...userDb('anonymous').tables.map((table) => table.clear())])
})
