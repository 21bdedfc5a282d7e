/**
 * Correction: a null character in a URL.
 *
 * Postgres rejects text that contains one, and Lite responds with 500. The hosted service responds with 400.
 */
export function refuseNull({ url }: Request): Response | undefined {
  if (!/%00/.test(url)) return undefined
  const message = 'A null character is not allowed in a URL'
  return Response.json(
    { statusCode: '400', error: 'InvalidRequest', code: '22021', message, details: null, hint: null },
    { status: 400 },
  )
}
