import { expect, test } from 'vitest'
import { isFinal } from './unsent'

test('two reasons are final', () => {
  expect(isFinal('gone') && isFinal('parent-gone')).toBe(true)
  expect(isFinal('conflict')).toBe(false)
})
