/**
 * Correction: a null in an address.
 *
 * Postgres takes no text with one, and Lite answers 500. The hosted service says that the request is wrong.
 */
export function refuseNull({ url }: Request): Response | undefined {
  if (!/%00/.test(url)) return undefined
  const message = 'A null character is not allowed in an address'
  return Response.json({ statusCode: '400', error: 'InvalidRequest', code: '22021', message, details: null, hint: null }, { status: 400 })
}
