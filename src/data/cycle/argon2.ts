import { argon2id } from 'hash-wasm'
import type { Argon2Cost } from './argon2-cost'

/** 32 bytes from a PIN or a passphrase; slow and large on purpose. */
export const deriveArgon2 = (words: string, salt: Uint8Array, { memoryKiB, passes }: Argon2Cost): Promise<Uint8Array> =>
  argon2id({ password: words.normalize('NFKC'), salt, memorySize: memoryKiB, iterations: passes, parallelism: 1, hashLength: 32, outputType: 'binary' })
