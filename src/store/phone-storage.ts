import { chosenCampus } from './chosen-campus'
import { catalogueCache, pictureCache } from './worker-caches'

/** The storage that the app uses on this phone. `used` is in bytes; null if the browser does not tell. */
export type PhoneStorage = { readonly used: number | null; readonly pictures: number }

const entriesOf = async (name: string): Promise<readonly Request[]> =>
  (await caches.has(name)) ? (await caches.open(name)).keys() : []

/** The catalogues of a campus that is not the chosen one. */
const foreignCatalogues = async (): Promise<readonly Request[]> =>
  (await entriesOf(catalogueCache)).filter(
    ({ url }) => !new URL(url).pathname.startsWith(`/catalogues/${chosenCampus().slug}/`),
  )

export const readPhoneStorage = async (): Promise<PhoneStorage> => {
  const { usage } = await navigator.storage.estimate()
  return { used: usage ?? null, pictures: (await entriesOf(pictureCache)).length }
}

/**
 * Deletes what can be downloaded again: viewed pictures, and the catalogues of another campus. Never deletes the app
 * itself or anything written on this phone.
 */
export const freePhoneStorage = async (): Promise<PhoneStorage> => {
  for (const request of await foreignCatalogues()) await (await caches.open(catalogueCache)).delete(request)
  await caches.delete(pictureCache)
  return readPhoneStorage()
}
