import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { emptyDevice, saveRows } from '../device'
import { nextFrame } from '../next-frame'
import { rental } from '../pages/rows'
import { signedOut } from '../signed-in'
import { address, renderRentals, titlesIn } from './rentals'

const corner = rental('Corner Bedsitter', {
  price_per_day: 7200,
  east_m: -430,
  north_m: -60,
  created_at: '2026-11-05T08:00:00Z',
})
const modern = rental('Modern Bedsitter', {
  price_per_day: 9500,
  east_m: 460,
  north_m: -390,
  created_at: '2026-11-04T08:00:00Z',
})
const roof = rental('Room on the Roof', {
  price_per_day: 9000,
  east_m: 480,
  north_m: -400,
  created_at: '2026-11-03T08:00:00Z',
})
const beach = rental('Beach House', {
  price_per_day: 48_000,
  category: '2bedroom',
  east_m: 5640,
  north_m: 1010,
  created_at: '2026-11-02T08:00:00Z',
})
const lost = rental('Somewhere', { category: 'hostel', created_at: '2026-11-01T08:00:00Z' })

beforeEach(async () => {
  signedOut()
  await saveRows('rentals', [corner, modern, roof, beach, lost])
})
afterEach(async () => {
  await emptyDevice()
  await page.viewport(360, 740)
})

const openMap = async () => {
  const screen = await renderRentals(`${address}?map=true`)
  const map = screen.getByRole('region', { name: 'Map of the area' })
  const pins = map.getByRole('list', { name: 'Rooms on the map' })
  const names = () =>
    pins
      .getByRole('button')
      .elements()
      .map((pin) => pin.getAttribute('aria-label'))
  await expect.poll(() => names().length).toBeGreaterThan(0)
  const pin = (name: string) => pins.getByRole('button', { name, exact: true })
  return { screen, map, names, pin, press: (name: string) => map.getByRole('button', { name, exact: true }).click() }
}

test.for([
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
])('a pin shows its room, and the list beside the map has all rooms, at $width px', async ({ width, height }) => {
  await page.viewport(width, height)
  const { screen, map, names, pin, press } = await openMap()
  await press('Closer')
  await expect.poll(names).not.toContain('KSh 48,000, Beach House')
  await press('Back to the gate')
  await expect.element(map.getByText('Sketch, not to scale. North is up.')).toBeVisible()
  await expect
    .element(map.getByRole('status'))
    .toMatchTextContent(/1 room without a place on the map, in the list below\./)
  expect(titlesIn(screen)).toHaveLength(5)
  await expect.poll(names).toContain('KSh 48,000, Beach House')
  await pin('KSh 48,000, Beach House').click()
  await expect.poll(() => titlesIn(screen)).toEqual(['Beach House'])
  await expect.element(pin('KSh 48,000, Beach House')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(screen.getByText('1 room at this pin')).toBeVisible()
  await screen.getByRole('button', { name: 'Show all' }).click()
  await expect.poll(() => titlesIn(screen)).toHaveLength(5)
})

test('overlapping rooms share one pin, which either splits or lists them', async () => {
  const { screen, names, pin } = await openMap()
  await expect.poll(names).toContain('3 rooms from KSh 7,200')
  await pin('3 rooms from KSh 7,200').click()
  await expect.poll(names).toEqual(['KSh 7,200, Corner Bedsitter', '2 rooms from KSh 9,000'])
  // Two neighbouring rooms: no zoom level separates them.
  await pin('2 rooms from KSh 9,000').click()
  await expect.poll(() => titlesIn(screen)).toEqual(['Modern Bedsitter', 'Room on the Roof'])
})

describe('two fingers on the map', () => {
  const touch = (element: Element, type: string, pointerId: number, x: number, y: number) => {
    const { left, top } = element.getBoundingClientRect()
    element.dispatchEvent(
      new PointerEvent(type, { pointerId, pointerType: 'touch', bubbles: true, clientX: left + x, clientY: top + y }),
    )
  }
  const placeOf = (pin: Element) => {
    const { x, y } = pin.getBoundingClientRect()
    return { x: Math.round(x), y: Math.round(y) }
  }
  const open = async () => {
    const { pin, names } = await openMap()
    await expect.poll(names).toContain('3 rooms from KSh 7,200')
    const drawn = pin('3 rooms from KSh 7,200')
    const surface = drawn.element().closest('ul')?.parentElement
    if (!surface) throw new Error('The pins stand on no map')
    // The events are made up: no finger can be captured.
    surface.setPointerCapture = () => undefined
    return {
      names,
      drawn,
      finger: (type: string, pointerId: number, x: number, y: number) => touch(surface, type, pointerId, x, y),
    }
  }

  test('that part zoom in', async () => {
    const { names, finger } = await open()
    finger('pointerdown', 1, 150, 170)
    finger('pointerdown', 2, 190, 170)
    finger('pointermove', 1, 10, 170)
    finger('pointermove', 2, 330, 170)
    await expect.poll(names).toEqual(['KSh 7,200, Corner Bedsitter', '2 rooms from KSh 9,000'])
  })

  test('that come and go without moving move no pin', async () => {
    const { drawn, finger } = await open()
    const before = placeOf(drawn.element())
    finger('pointerdown', 1, 40, 40)
    finger('pointerdown', 2, 300, 300)
    finger('pointermove', 2, 300, 300)
    finger('pointermove', 1, 40, 40)
    finger('pointerup', 1, 40, 40)
    finger('pointermove', 2, 300, 300)
    finger('pointerup', 2, 300, 300)
    await nextFrame()
    await nextFrame()
    expect(placeOf(drawn.element())).toEqual(before)
  })

  test('of which one is lifted leave the other to move the map from what is shown', async () => {
    const { drawn, finger } = await open()
    const before = placeOf(drawn.element())
    const shift = () => Math.round((placeOf(drawn.element()).x - before.x) / 10)
    finger('pointerdown', 1, 40, 100)
    finger('pointerdown', 2, 300, 100)
    finger('pointermove', 1, 60, 100)
    finger('pointermove', 2, 320, 100)
    await expect.poll(shift).toBe(2)
    finger('pointerup', 1, 60, 100)
    finger('pointermove', 2, 330, 100)
    await expect.poll(shift).toBe(3)
  })
})

test('the keyboard reaches every pin', async () => {
  const { screen, pin } = await openMap()
  screen.getByRole('button', { name: 'Map', exact: true }).element().focus()
  for (let times = 0; times < 8 && document.activeElement !== pin('KSh 48,000, Beach House').element(); times++)
    await userEvent.keyboard('{Tab}')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => titlesIn(screen)).toEqual(['Beach House'])
})

test('filters apply to the map, which adds no history entry', async () => {
  const screen = await renderRentals('/about', address)
  await screen.getByRole('button', { name: 'Map', exact: true }).click()
  await expect.element(screen.getByRole('region', { name: 'Map of the area' })).toBeVisible()
  await userEvent.fill(screen.getByRole('searchbox', { name: 'Search rooms' }), 'beach')
  await expect
    .poll(() => screen.getByRole('list', { name: 'Rooms on the map' }).getByRole('button').elements().length)
    .toBe(1)
  screen.router.history.back()
  await expect.poll(screen.address).toBe('/about')
})
