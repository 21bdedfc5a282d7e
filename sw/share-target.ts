import { registerRoute } from 'workbox-routing'
import { closeDevice } from '@/data/db'
import { saveShared } from '@/data/shared-listing'
import { sharedListingAddress, sharePath } from '@/domain/market/share-target'

/**
 * Takes what another app shares, with or without a network: it is put aside on this phone, and the form of a new listing
 * opens and takes it up. Where it could not be kept the form says so.
 */
export const receiveShared = (): void => {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname === sharePath,
    async ({ request }) => {
      await saveShared(await request.formData()).catch(() => {})
      // A page with a newer version of the database is not held up.
      closeDevice()
      return Response.redirect(sharedListingAddress, 303)
    },
    'POST',
  )
}
