/**
 * The server's key could not be fetched (no network, or the server sends no reminders), or the browser did not
 * subscribe.
 */
export class RemindersUnavailableError extends Error {
  override readonly name = 'RemindersUnavailableError'
}
