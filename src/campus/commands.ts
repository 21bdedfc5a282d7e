// Chunk: notices

import { chooseCampus } from '@/store/campus'
import { chosenCampus, storeChosenCampus } from '@/store/chosen-campus'
import { deviceDb } from '@/store/db'
import { StorageUnavailableError } from '@/store/storage-errors'
import { readOwnCopies } from '@/store/sync/rows'
import { write } from '@/store/sync/write'
import { readUser } from '@/store/session/user-record'
import { catalogueCache } from '@/store/worker-caches'
import type { Campus } from '@/kit/rules/campus'
import { reloadPage } from '@/kit/platform/reload-page'

/** Saves the campus in the profile. A new phone of this account starts with it. */
const saveToProfile = async ({ slug }: Campus): Promise<void> => {
  const user = await readUser()
  if (!user) return
  const { id } = user
  const [profile] = await readOwnCopies(id, 'profiles')
  if (!profile || profile.campus === slug) return
  const { rev, campus } = profile
  await write(id, [
    { action: 'update', table: 'profiles', row: id, values: { campus: slug }, before: { campus }, baseRev: rev },
  ])
}

/**
 * Chooses a campus and, if it is another one, loads the page again, because everything on the page belongs to the previous campus.
 * @throws StorageFullError | StorageUnavailableError
 */
export const switchCampus = async (campus: Campus): Promise<void> => {
  if (!storeChosenCampus(campus)) throw new StorageUnavailableError('The next page load would not know the campus')
  await saveToProfile(campus)
  await chooseCampus(deviceDb(), campus)
  if (campus.slug === chosenCampus().slug) return
  if ('caches' in globalThis) await caches.delete(catalogueCache)
  reloadPage()
}
