import type { DeviceKey } from './cycle-db'

/** The phone did not confirm who is at it: the person declined, or the phone has the key no more. */
export class NotConfirmedError extends Error {
  override readonly name = 'NotConfirmedError'
}

/** The phone's own lock: a finger, a face, or the code of its screen. */
export type PhoneLock = {
  readonly isAvailable: () => Promise<boolean>
  /** @returns null where it makes no secrets. @throws NotConfirmedError */
  readonly create: () => Promise<DeviceKey | null>
  /** 32 bytes, always the same for a key. They can be had on this phone only. @throws NotConfirmedError */
  readonly secretOf: (key: DeviceKey) => Promise<Uint8Array<ArrayBuffer>>
}
