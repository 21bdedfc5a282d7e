import { createHash } from 'node:crypto'

/**
 * The first characters of a content's SHA-256 in base64url. The worker compares four of them (sw/fetch-verified.ts): a
 * wrong page matches once in 16 million.
 */
export const fileHash = (content: string | Uint8Array, length: 4 | 8 = 4): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, length)
