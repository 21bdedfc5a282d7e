import { createHash } from 'node:crypto'

/** The first eight characters of a content's SHA-256 in base64url. The worker compares it with what it fetches (sw/fetch-verified.ts). */
export const fileHash = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('base64url').slice(0, 8)
