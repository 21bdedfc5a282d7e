import { afterEach, expect, test } from 'vitest'
import { Route } from '@/routes/marketplace'
import { emptyDevice, saveRows } from '../device'
import { renderScreens } from '../render-screens'
import { signedOut } from '../signed-in'
import type { RowOf } from '@/data/sync/table-names'

const brick = (place: number): RowOf<'items'> => ({
  id: crypto.randomUUID(),
  rev: 1,
  created_at: '2026-11-01T08:00:00Z',
  title: `Brick ${place}`,
  description: null,
  price: 10,
  original_price: null,
  category: 'other',
  condition: 'used',
  status: 'available',
  location: null,
  seller_name: null,
  image_url: null,
  user_id: null,
})

afterEach(emptyDevice)

test('only part of eighty items is rendered, each with its position', async () => {
  signedOut()
  await saveRows('items', Array.from({ length: 80 }, (_, place) => brick(place)))
  await saveRows('item_photos', [])
  const screen = await renderScreens({ '/marketplace': Route }, '/marketplace')
  const cards = screen.getByRole('list', { name: 'Marketplace' }).getByRole('listitem')
  await expect.element(cards.first()).toHaveAttribute('aria-setsize', '80')
  await expect.element(cards.first()).toHaveAttribute('aria-posinset', '1')
  expect(cards.elements().length).toBeLessThan(40)
})
