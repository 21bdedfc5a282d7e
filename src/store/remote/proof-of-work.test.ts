import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { findProof } from './proof-of-work'

test('findProof() finds a hash that begins with 14 zero bits', async () => {
  const id = '6f6b3c1e-0a51-4c3b-9f3e-2f3c61c0a001'
  const hash = createHash('sha256')
    .update(`${id}:${await findProof(id)}`)
    .digest()
  expect(hash.readUInt16BE(0)).toBeLessThan(4)
})
