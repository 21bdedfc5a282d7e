import { expect, it } from 'vitest'
import { listingOf, type Listing } from './listing'
import { sampleItem } from '#support/market/listing-samples'
import { otherItemsOf } from './seller-items'

const item = (
  title: string,
  change: { seller_name?: string | null; user_id?: string | null; status?: string } = {},
): Listing => {
  const listing = listingOf(
    { ...sampleItem, id: title, title, seller_name: 'Hassan Mwinyi', user_id: 'hassan', ...change },
    'sent',
    null,
  )
  if (!listing) throw new Error('no listing')
  return listing
}
const shown = (opened: Listing, ...listings: readonly Listing[]) =>
  otherItemsOf(opened, [opened, ...listings]).map(({ title }) => title)

it('a seller’s other items are those for sale by the same account under the same name', () => {
  const others = [
    item('Desk'),
    item('Lamp', { status: 'reserved' }),
    item('Chair', { status: 'sold' }),
    item('Pot', { user_id: 'another Hassan' }),
  ]
  expect(shown(item('Radio'), ...others)).toEqual(['Desk', 'Lamp'])
})

it('what was listed without a name, or under another one, is linked to nothing', () => {
  const unnamed = [item('Desk', { seller_name: null }), item('Lamp', { seller_name: ' ' })]
  expect(shown(item('Radio', { seller_name: null }), ...unnamed)).toEqual([])
  expect(shown(item('Radio'), ...unnamed, item('Chair', { seller_name: 'Hassan M.' }))).toEqual([])
})

it('samples, which nobody owns, are linked to nothing', () => {
  expect(shown(item('Radio', { user_id: null }), item('Desk', { user_id: null }))).toEqual([])
})

it('at most six are shown', () => {
  expect(shown(item('Radio'), ...Array.from({ length: 9 }, (_, n) => item(`Cup ${n}`)))).toHaveLength(6)
})
