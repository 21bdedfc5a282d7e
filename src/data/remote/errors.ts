/** The server could not be reached, or did not answer as itself (a captive portal's page is no answer). */
export class OfflineError extends Error {
  override readonly name = 'OfflineError'
}

/** The server answered with an error. */
export class ServerError extends Error {
  override readonly name = 'ServerError'
  readonly status: number
  /** SQLSTATE or PostgREST code; empty when the answer carried none. */
  readonly code: string

  constructor(status: number, code: string, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

/** The server answered, but not in the shape that this version of the app understands. */
export class UnexpectedAnswerError extends Error {
  override readonly name = 'UnexpectedAnswerError'
}
