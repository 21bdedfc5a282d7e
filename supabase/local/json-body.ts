/** The body of a request, which can be read again. @returns null for what is no JSON */
export const jsonBodyOf = (request: Request): Promise<unknown> =>
  request
    .clone()
    .json()
    .catch(() => null)
