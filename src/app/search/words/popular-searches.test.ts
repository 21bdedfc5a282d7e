import { expect, it } from 'vitest'
import { campusSlug } from '@/kit/rules/campus'
import { popularSearches } from './popular-searches'

it('a campus has its own popular searches before those of all, each once', () => {
  const tum = popularSearches(campusSlug('tum'))
  expect(tum.slice(0, 2)).toEqual(['tuk tuk', 'pilau'])
  expect(new Set(tum).size).toBe(8)
  for (const slug of ['other', 'constructor']) expect(popularSearches(campusSlug(slug))[0]).toBe('unga')
})
