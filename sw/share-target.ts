import { registerRoute } from 'workbox-routing'
import { closeDevice } from '@/store/db'
import { saveShared } from '@/market/store/shared-listing'
import { sharedListingAddress, sharePath } from '@/market/rules/share-target'
import { reportAs } from '@/store/error-log/error-log'

/**
 * Stores what another app shares, and redirects to the form of a new listing, which reads it or says that nothing could
 * be stored.
 */
export const answerShared = async (request: Pick<Request, 'formData'>): Promise<Response> => {
  await request.formData().then(saveShared).catch(reportAs('share'))
  // An open connection would block a page that upgrades the database.
  closeDevice()
  return Response.redirect(sharedListingAddress, 303)
}

/** Receives what another app shares, online or offline. */
export const receiveShared = (): void => {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname === sharePath,
    ({ request }) => answerShared(request),
    'POST',
  )
}
