import { expect, test } from 'vitest'
import { fromBase64Url, toBase64Url, utf8 } from './base64url.ts'
import { encrypt } from './encrypt.ts'

// RFC 8291, appendix A.
const example = {
  browser: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
  sender: {
    public: 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
    private: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  },
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  message: 'When I grow up, I want to be a watermelon',
  body: 'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
}

async function senderKeys(): Promise<CryptoKeyPair> {
  const curve = { name: 'ECDH', namedCurve: 'P-256' }
  const point = fromBase64Url(example.sender.public)
  const publicJwk = { kty: 'EC', crv: 'P-256', x: toBase64Url(point.slice(1, 33)), y: toBase64Url(point.slice(33)) }
  return {
    publicKey: await crypto.subtle.importKey('jwk', publicJwk, curve, true, []),
    privateKey: await crypto.subtle.importKey('jwk', { ...publicJwk, d: example.sender.private }, curve, true, [
      'deriveBits',
    ]),
  }
}

test('matches the example of RFC 8291 byte for byte', async () => {
  const body = await encrypt(utf8(example.message), example.browser, {
    keys: senderKeys(),
    salt: fromBase64Url(example.salt),
  })
  expect(toBase64Url(body)).toBe(example.body)
})

test('encrypts the same message differently each time', async () => {
  const [first, second] = await Promise.all([1, 2].map(() => encrypt(utf8('x'), example.browser)))
  expect(first).not.toEqual(second)
  expect(first?.byteLength).toBe(second?.byteLength)
})

test('rejects invalid keys', async () => {
  await expect(encrypt(utf8('x'), { ...example.browser, p256dh: 'B'.repeat(87) })).rejects.toThrow()
})
