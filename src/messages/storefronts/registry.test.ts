import { expect, it } from 'vitest'
import { shownStorefronts } from './registry'

it.each(Object.entries(shownStorefronts))('the %s storefront has all texts', (_id, { title, intro, loadingText, emptyText, orderLabel, backLabel }) => {
  expect([title, intro, loadingText, emptyText, orderLabel, backLabel]).not.toContain('')
})
