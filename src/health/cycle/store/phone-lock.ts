import type { DeviceKey } from './cycle-db'

/** The phone did not confirm the user: they declined, or the credential no longer exists. */
export class NotConfirmedError extends Error {
  override readonly name = 'NotConfirmedError'
}

/** The phone's own lock: fingerprint, face or screen code. */
export type PhoneLock = {
  readonly isAvailable: () => Promise<boolean>
  /** @returns null if the authenticator cannot derive secrets. @throws NotConfirmedError */
  readonly create: () => Promise<DeviceKey | null>
  /** @returns 32 bytes, always the same for a key and available only on this phone. @throws NotConfirmedError */
  readonly secretOf: (key: DeviceKey) => Promise<Uint8Array<ArrayBuffer>>
}
