import { expect, test } from 'vitest'
import { feedPartOf } from './feed-part'

test('a part is a day in Nairobi and the first digit of the id', () => {
  expect(feedPartOf('2026-11-23T03:00:00+00:00', 'a0000000-0000-4000-8000-000000000001')).toBe('2026-11-23a')
  expect(feedPartOf('2026-11-23T21:30:00+00:00', '7f000000-0000-4000-8000-000000000001')).toBe('2026-11-247')
})
