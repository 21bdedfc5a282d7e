/** This phone has no room left for what was written; it is still on the screen. */
export class StorageFullError extends Error {
  override readonly name = 'StorageFullError'
}

/** This phone's storage cannot be opened (a private window, a broken disk); what was written is still on the screen. */
export class StorageUnavailableError extends Error {
  override readonly name = 'StorageUnavailableError'
}

/** The account that this operation belongs to is not the one that is signed in now. */
export class IdentityChangedError extends Error {
  override readonly name = 'IdentityChangedError'
}

/** Nothing can be sent before the person has signed in again. */
export class SignInNeededError extends Error {
  override readonly name = 'SignInNeededError'
}
