import { afterEach, expect, test } from 'vitest'
import { sampleItem } from '#support/market/listing-samples'
import { emptyDevice, saveRows } from '../device'
import { screensOf } from '../render-app'
import { renderScreens } from '../render-screens'
import { signedOut } from '../signed-in'

const brick = (place: number) => ({ ...sampleItem, id: crypto.randomUUID(), title: `Brick ${place}` })

afterEach(emptyDevice)

test('the newest listing stands first', async () => {
  signedOut()
  const days = ['2026-11-19', '2026-11-21', '2026-11-20']
  await saveRows(
    'items',
    days.map((day, place) => ({ ...brick(place), created_at: `${day}T08:00:00+00:00` })),
  )
  await saveRows('item_photos', [])
  const screen = await renderScreens(screensOf('marketplace'), '/marketplace')
  const titles = () =>
    screen
      .getByRole('list', { name: 'Marketplace' })
      .getByRole('heading')
      .elements()
      .map(({ textContent }) => textContent)
  await expect.poll(titles).toEqual(['Brick 1', 'Brick 2', 'Brick 0'])
})

test('only part of eighty items is rendered, each with its position', async () => {
  signedOut()
  await saveRows(
    'items',
    Array.from({ length: 80 }, (_, place) => brick(place)),
  )
  await saveRows('item_photos', [])
  const screen = await renderScreens(screensOf('marketplace'), '/marketplace')
  const cards = screen.getByRole('list', { name: 'Marketplace' }).getByRole('listitem')
  await expect.element(cards.first()).toHaveAttribute('aria-setsize', '80')
  await expect.element(cards.first()).toHaveAttribute('aria-posinset', '1')
  expect(cards.elements().length).toBeLessThan(40)
})
