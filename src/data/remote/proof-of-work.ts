import { sha256 } from '@noble/hashes/sha2.js'

const hashesAtOnce = 512

const isProof = (hash: Uint8Array): boolean => hash[0] === 0 && (hash[1] ?? 255) < 4

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve))

/**
 * Finds a number such that the SHA-256 of `<id>:<number>` begins with 14 zero bits. The database requires it of a row that
 * is sent without an account. It takes about 16,000 hashes here, a moment on a phone; the database checks one.
 * The browser's own hash is asynchronous, and a phone waits for that longer than it hashes.
 * @param from the number to begin with: who asks several times for the same id needs another one each time
 */
export const findProof = async (id: string, from = 0): Promise<string> => {
  const encoder = new TextEncoder()
  for (let first = from; ; first += hashesAtOnce) {
    for (let number = first; number < first + hashesAtOnce; number += 1) {
      if (isProof(sha256(encoder.encode(`${id}:${number}`)))) return String(number)
    }
    // A page answers a finger in between.
    await nextTask()
  }
}
