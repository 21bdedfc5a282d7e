import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { seal, sealedSchema, toBase64, unseal } from './seal'

describe('a sealed text', () => {
  it('is bound to its header: without it, the right key does not open the text', async () => {
    const sealed = v.parse(sealedSchema, JSON.parse(await seal('text', 'siri')))
    const { kdf, iv, data } = sealed
    const baseKey = await crypto.subtle.importKey('raw', new TextEncoder().encode('siri'), 'PBKDF2', false, [
      'deriveKey',
    ])
    const key = await crypto.subtle.deriveKey(
      { name: 'PBKDF2', hash: 'SHA-256', iterations: kdf.iterations, salt: kdf.salt },
      baseKey,
      { name: 'AES-GCM', length: 256 },
      false,
      ['decrypt'],
    )
    const open = (additionalData?: Uint8Array<ArrayBuffer>) =>
      crypto.subtle.decrypt({ name: 'AES-GCM', iv, ...(additionalData ? { additionalData } : {}) }, key, data)
    await expect(open()).rejects.toThrow()
    const header = ['comrade-cycle-sealed', 1, 'PBKDF2', 'SHA-256', 600_000, toBase64(kdf.salt), toBase64(iv)]
    expect(new TextDecoder().decode(await open(new TextEncoder().encode(JSON.stringify(header))))).toBe('text')
    expect(await unseal(sealed, 'siri')).toBe('text')
  })
})
