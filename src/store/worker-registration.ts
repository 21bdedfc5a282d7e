/**
 * The script is always revalidated; the files that it imports have content hashes, so they may come from the HTTP
 * cache.
 */
export const registrationOptions: RegistrationOptions = { updateViaCache: 'imports' }

const repeatMs = 3000

/**
 * Tells an installed worker to take over; the page then reloads. Repeats the message until it does, because a worker
 * that is being stopped may miss the first one.
 */
export const activate = (send: () => void): void => {
  send()
  setInterval(send, repeatMs)
}
