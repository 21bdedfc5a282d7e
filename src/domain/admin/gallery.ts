import type { PhotoRow } from './item-row'

export type PhotoPlan = {
  readonly add: readonly PhotoRow[]
  /** Ids that are no longer the primary one. */
  readonly demote: readonly string[]
  /** The id that becomes the primary one. */
  readonly promote: string | null
  readonly remove: readonly string[]
}

export type GallerySelection = {
  readonly urls: readonly string[]
  readonly primary: string | null
  /** The photos that the form began with: what came since is somebody else's and stays. */
  readonly known: readonly string[]
}

/**
 * The steps from the photos that a rental has to those that it shall have, to be done in this order: the new ones are
 * there before an old one goes, so that wherever it breaks off none is lost. Done again from there, it comes to the end.
 * @param newId makes an id
 */
export const photoPlan = (stored: readonly PhotoRow[], { urls, primary, known }: GallerySelection, newId: () => string): PhotoPlan => {
  const demote = stored.filter((photo) => photo.primary && photo.url !== primary).map(({ id }) => id)
  // A rental has one primary photo at most: a new one waits until the old one is none.
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

/** With more photos; the first one of all is the primary one. */
export const withPhotos = ({ photos, primary }: Gallery, more: readonly string[]): Gallery => {
  const all = [...new Set([...photos, ...more])]
  return { photos: all, primary: primary || (all[0] ?? '') }
}

/** Without one; when it was the primary one, the first that is left becomes it. */
export const withoutPhoto = ({ photos, primary }: Gallery, url: string): Gallery => {
  const left = photos.filter((photo) => photo !== url)
  return { photos: left, primary: primary === url ? (left[0] ?? '') : primary }
}
