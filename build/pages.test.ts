import { expect, it } from 'vitest'
import { pageIds } from './pages.ts'
import * as descriptions from '#words/kit/page-descriptions'

it.each(Object.entries(descriptions))(
  'says of %s something of its own that a chat does not cut',
  (_screen, description) => {
    expect(description.length).toBeLessThanOrEqual(160)
    expect(Object.values(descriptions).filter((other) => other === description)).toHaveLength(1)
  },
)

it('describes each screen that everybody can open, and no other', () => {
  expect(Object.keys(descriptions).toSorted()).toEqual([...pageIds].toSorted())
})
