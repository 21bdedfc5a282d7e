/** Nothing was saved: the phone's storage is full. */
export class StorageFullError extends Error {
  override readonly name = 'StorageFullError'
}

/** Nothing was saved: IndexedDB cannot be used, for example in a private window or on a broken disk. */
export class StorageUnavailableError extends Error {
  override readonly name = 'StorageUnavailableError'
}

/** The operation belongs to another account than the one that is signed in. */
export class IdentityChangedError extends Error {
  override readonly name = 'IdentityChangedError'
}

/** Nothing can be sent until the person signs in again. */
export class SignInNeededError extends Error {
  override readonly name = 'SignInNeededError'
}
