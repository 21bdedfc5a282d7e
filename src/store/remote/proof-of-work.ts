import { sha256 } from '@noble/hashes/sha2.js'

const hashesAtOnce = 512

const isProof = (hash: Uint8Array): boolean => hash[0] === 0 && (hash[1] ?? 255) < 4

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve))

/**
 * Finds a number such that the SHA-256 of `<id>:<number>` begins with 14 zero bits. The database requires it of a row
 * that is sent without an account. It takes about 16,000 hashes here, a moment on a phone; the database checks one.
 * Does not use the browser's hash, which is asynchronous: a phone would wait longer than it hashes.
 * @param from the number to begin with; each request with the same id needs another number
 */
export const findProof = async (id: string, from = 0): Promise<string> => {
  const encoder = new TextEncoder()
  for (let first = from; ; first += hashesAtOnce) {
    for (let number = first; number < first + hashesAtOnce; number += 1) {
      if (isProof(sha256(encoder.encode(`${id}:${number}`)))) return String(number)
    }
    // The page can respond to touches in between.
    await nextTask()
  }
}
