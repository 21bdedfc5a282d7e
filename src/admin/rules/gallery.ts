import type { PhotoRow } from './item-row'

export type PhotoPlan = {
  readonly add: readonly PhotoRow[]
  /** Ids of photos that are no longer primary. */
  readonly demote: readonly string[]
  /** The id of the photo that becomes primary. */
  readonly promote: string | null
  readonly remove: readonly string[]
}

export type GallerySelection = {
  readonly urls: readonly string[]
  readonly primary: string | null
  /** The ids of the photos when the form was opened. Photos that others have added since are kept. */
  readonly known: readonly string[]
}

/**
 * The steps from the stored photos of a rental to the selected ones, in the order of execution. New photos are added
 * before old ones are removed, so an interruption loses none. A repeated run completes the change.
 * @param newId creates an id
 */
export const photoPlan = (
  stored: readonly PhotoRow[],
  { urls, primary, known }: GallerySelection,
  newId: () => string,
): PhotoPlan => {
  const demote = stored.filter((photo) => photo.primary && photo.url !== primary).map(({ id }) => id)
  // A rental has at most one primary photo, so a new one becomes primary only after the old one is demoted.
  const add = urls
    .filter((url) => !stored.some((photo) => photo.url === url))
    .map((url) => ({ id: newId(), url, primary: url === primary && demote.length === 0 }))
  const chosen = [...stored, ...add].find(({ url }) => url === primary)
  return {
    add,
    demote,
    promote: chosen && !chosen.primary ? chosen.id : null,
    remove: stored.filter(({ id, url }) => known.includes(id) && !urls.includes(url)).map(({ id }) => id),
  }
}

type Gallery = { readonly photos: readonly string[]; readonly primary: string }

/** Adds photos. Without a primary photo, the first one becomes primary. */
export const withPhotos = ({ photos, primary }: Gallery, added: readonly string[]): Gallery => {
  const all = [...new Set([...photos, ...added])]
  return { photos: all, primary: primary || (all[0] ?? '') }
}

/** Removes a photo. If it was primary, the first remaining one becomes primary. */
export const withoutPhoto = ({ photos, primary }: Gallery, url: string): Gallery => {
  const remaining = photos.filter((photo) => photo !== url)
  return { photos: remaining, primary: primary === url ? (remaining[0] ?? '') : primary }
}
