/** The app reads pictures that are public, or as their owner, and uploads as the owner. */
const unused = /^\/storage\/v1\/object\/(?:upload\/)?sign(?:\/|$)/

/**
 * Rejects routes of Lite that the app does not use and that would weaken others: a signed address is a token with a path
 * as its subject, and outlives the account and every limit.
 *
 * @returns the error response; undefined for any other request
 */
export const refuseUnused = ({ url }: Request): Response | undefined =>
  unused.test(new URL(url).pathname) ? Response.json({ statusCode: '404', error: 'not_found', message: 'Not found' }, { status: 404 }) : undefined
