import { afterEach, expect, test } from 'vitest'
import { sampleItem } from '#support/market/listing-samples'
import { Route } from '@/app/routes/marketplace'
import { emptyDevice, saveRows } from '../device'
import { renderScreens } from '../render-screens'
import { signedOut } from '../signed-in'

const brick = (place: number) => ({ ...sampleItem, id: crypto.randomUUID(), title: `Brick ${place}` })

afterEach(emptyDevice)

test('only part of eighty items is rendered, each with its position', async () => {
  signedOut()
  await saveRows(
    'items',
    Array.from({ length: 80 }, (_, place) => brick(place)),
  )
  await saveRows('item_photos', [])
  const screen = await renderScreens({ '/marketplace': Route }, '/marketplace')
  const cards = screen.getByRole('list', { name: 'Marketplace' }).getByRole('listitem')
  await expect.element(cards.first()).toHaveAttribute('aria-setsize', '80')
  await expect.element(cards.first()).toHaveAttribute('aria-posinset', '1')
  expect(cards.elements().length).toBeLessThan(40)
})
