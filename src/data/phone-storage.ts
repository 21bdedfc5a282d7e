import { chosenCampus } from './chosen-campus'
import { catalogueCache, pictureCache } from './worker-caches'

/** What the app takes up on this phone. `used` is in bytes; null where the browser does not tell. */
export type PhoneStorage = { readonly used: number | null; readonly pictures: number }

const entriesOf = async (name: string): Promise<readonly Request[]> => ((await caches.has(name)) ? (await caches.open(name)).keys() : [])

/** The catalogues of a campus that is not the chosen one. */
const foreignCatalogues = async (): Promise<readonly Request[]> =>
  (await entriesOf(catalogueCache)).filter(({ url }) => !new URL(url).pathname.startsWith(`/catalogues/${chosenCampus().slug}/`))

export const readPhoneStorage = async (): Promise<PhoneStorage> => {
  const { usage } = await navigator.storage.estimate()
  return { used: usage ?? null, pictures: (await entriesOf(pictureCache)).length }
}

/**
 * Deletes what comes again from the network: the pictures that were looked at, and the catalogues of another campus. Never
 * the app itself, and nothing that anybody wrote on this phone.
 */
export const freePhoneStorage = async (): Promise<PhoneStorage> => {
  for (const request of await foreignCatalogues()) await (await caches.open(catalogueCache)).delete(request)
  await caches.delete(pictureCache)
  return readPhoneStorage()
}
