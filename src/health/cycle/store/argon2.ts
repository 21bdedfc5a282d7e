import { argon2id } from 'hash-wasm'
import type { Argon2Cost } from './argon2-cost'

/** Derives 32 bytes from a PIN, deliberately slowly. NFKC makes the result the same on every keyboard. */
export const deriveArgon2 = (pin: string, salt: Uint8Array, { memoryKiB, passes }: Argon2Cost): Promise<Uint8Array> =>
  argon2id({
    password: pin.normalize('NFKC'),
    salt,
    memorySize: memoryKiB,
    iterations: passes,
    parallelism: 1,
    hashLength: 32,
    outputType: 'binary',
  })
