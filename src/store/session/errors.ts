/** The operation belongs to another account than the one that is signed in. */
export class IdentityChangedError extends Error {
  override readonly name = 'IdentityChangedError'
}

/** Nothing can be sent until the user signs in again. */
export class SignInNeededError extends Error {
  override readonly name = 'SignInNeededError'
}
