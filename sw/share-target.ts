import { registerRoute } from 'workbox-routing'
import { closeDevice } from '@/data/db'
import { saveShared } from '@/data/shared-listing'
import { sharedListingAddress, sharePath } from '@/domain/market/share-target'
import { reportAs } from '@/data/error-log/error-log'

/**
 * Receives what another app shares, online or offline: stores it on this phone and redirects to the form of a new listing,
 * which reads it. If it could not be stored, the form says so.
 */
export const receiveShared = (): void => {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname === sharePath,
    async ({ request }) => {
      await saveShared(await request.formData()).catch(reportAs('share'))
      // An open connection would block a page that upgrades the database.
      closeDevice()
      return Response.redirect(sharedListingAddress, 303)
    },
    'POST',
  )
}
