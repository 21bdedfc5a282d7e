/** The server could not be reached, or something else answered, such as a captive portal. */
export class OfflineError extends Error {
  override readonly name = 'OfflineError'
}

/** The server answered with an error. */
export class ServerError extends Error {
  override readonly name = 'ServerError'
  readonly status: number
  /** SQLSTATE or PostgREST code; empty when the response has none. */
  readonly code: string

  constructor(status: number, code: string, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

/** The response does not have the shape that this version of the app expects. */
export class UnexpectedResponseError extends Error {
  override readonly name = 'UnexpectedAnswerError'
}
