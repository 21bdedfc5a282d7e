/** AES-GCM ciphertext and its nonce. */
export type Sealed = { readonly iv: Uint8Array<ArrayBuffer>; readonly bytes: ArrayBuffer }

/** A point on P-256, as `x.y` in base64url. Whoever has it can seal, but not open. */
export type PublicKey = string

/** `secret`: the number that belongs to the point, in base64url. */
export type RowKeys = { readonly publicKey: PublicKey; readonly secret: string }

/** Ciphertext under a key that two P-256 keys agree on: one made for this value alone, and the one that opens it. */
export type SealedValue = Sealed & { readonly sender: PublicKey; readonly salt: Uint8Array<ArrayBuffer> }
