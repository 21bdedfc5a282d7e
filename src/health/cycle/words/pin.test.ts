import { expect, it } from 'vitest'
import { waitText } from './pin'

it.each([
  [1, '1 s'],
  [59, '59 s'],
  [60, '1 min 0 s'],
  [125, '2 min 5 s'],
])('a wait of %d seconds reads %s', (seconds, text) => expect(waitText(seconds)).toBe(text))
