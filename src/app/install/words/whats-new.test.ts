import { expect, it } from 'vitest'
import { whatsNew } from './whats-new'

it('what is new has lines that fit a phone', () => {
  for (const line of whatsNew) expect(line.length, line).toBeLessThanOrEqual(80)
})
