import { afterEach, expect, test, vi } from 'vitest'
import { emptyDevice } from '../device'
import { address, renderRentals, saveRental } from './rentals'

// The gallery’s chunk cannot be loaded.
vi.mock('@/housing/photo-gallery', () => {
  throw new Error('out of reach')
})

afterEach(emptyDevice)

test('a gallery that cannot be loaded shows an error and leaves the list as it is', async () => {
  await saveRental('Executive Bedsitter', 3)
  const screen = await renderRentals(address)
  await screen.getByRole('button', { name: 'View Photos: Executive Bedsitter' }).click()
  await expect
    .element(screen.getByRole('alert').filter({ hasText: 'Photos cannot be shown yet' }))
    .toMatchTextContent(/Try again when you are online\./)
  await expect.poll(screen.address).toBe(address)
  await expect.element(screen.getByRole('heading', { name: 'Executive Bedsitter' })).toBeVisible()
})
