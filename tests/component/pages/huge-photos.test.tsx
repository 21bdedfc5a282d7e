import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { jpegOf } from '../../../supabase/functions/housekeeping/pictures/test-pictures'
import { saveRows } from '../device'
import { openFeed, post, postRow } from '../gossip/feed'
import { address as rooms, renderRentals, saveRental } from '../housing/rentals'
import { card, itemRow, openMarket, photoRow } from '../market/market'
import { answerFiles } from '../rest'
import { signedOut } from '../signed-in'

vi.mock('@/store/sync/outbox/request-drain', () => ({ requestDrain: () => {} }))

const huge = new Blob([jpegOf({ width: 16_000, height: 16_000 })], { type: 'image/jpeg' })
const photoIn = (bucket: string) => `https://project.example/storage/v1/object/public/${bucket}/amina/1-large.jpg`
let requests: readonly URL[] = []
let decoded = vi.fn<typeof URL.createObjectURL>()
beforeEach(() => {
  signedOut()
  requests = answerFiles(async () => new Response(huge))
  decoded = vi.spyOn(URL, 'createObjectURL')
})

/** A file of the photo came, and was not given to the browser to decode. */
const neverDecoded = async () => {
  await expect.poll(() => requests.length).toBeGreaterThan(0)
  await expect.poll(() => document.querySelectorAll('use[href$="#fallback"]').length).toBeGreaterThan(0)
  expect(document.querySelectorAll('img[src*="/storage/"]')).toHaveLength(0)
  expect(decoded).not.toHaveBeenCalled()
}

test('the card of a listing shows the fallback picture for a photo of 16,000 × 16,000', async () => {
  const item = itemRow('Kettle', { image_url: photoIn('item-images') })
  await openMarket('/marketplace', [item], [{ ...photoRow(item, 0), image_url: photoIn('item-images') }])
  await expect.element(card('Kettle')).toBeVisible()
  await neverDecoded()
})

test('so does the gallery of a room', async () => {
  const room = await saveRental('Executive Bedsitter', 0)
  await saveRows('rental_photos', [
    {
      id: crypto.randomUUID(),
      rev: 1,
      created_at: room.created_at,
      rental_id: room.id,
      image_url: photoIn('rental-images'),
      is_primary: true,
    },
  ])
  const screen = await renderRentals(rooms)
  await screen.getByRole('button', { name: 'View Photos: Executive Bedsitter' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Executive Bedsitter' })).toBeVisible()
  await neverDecoded()
})

test('and a post', async () => {
  await openFeed([postRow('A notice', { image_url: new URL(photoIn('gossip-images')).pathname })])
  await expect.element(post('A notice')).toBeVisible()
  await neverDecoded()
})
