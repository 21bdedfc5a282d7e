import * as v from 'valibot'
import { preparePhoto } from '@/store/photos/prepare-photo'
import { UnreadablePhotoError, type PhotoProblem } from '@/store/photos/unreadable-photo'
import { maxPhotos } from '@/market/rules/listing'
import { photoTypes } from '@/kit/rules/photo-name'
import { maxMegapixels, maxPhotoMegabytes, maxSideRatio } from '@/kit/rules/photo-shape'
import {
  photoTooLarge,
  photoTooManyPixels,
  photoTooNarrow,
  tooManyPhotos,
  unreadablePhoto,
} from '#words/market/listing-form'

const newPhoto = v.object({
  kind: v.literal('new'),
  id: v.string(),
  bytes: v.instance(ArrayBuffer),
  small: v.instance(ArrayBuffer),
  type: v.picklist(photoTypes),
})
const existingPhoto = v.object({ kind: v.literal('active'), url: v.string() })

/** Parses the photos of a saved form. */
export const formPhotosSchema = v.array(v.variant('kind', [newPhoto, existingPhoto]))

/** A photo chosen in the form, not uploaded yet. */
export type NewPhoto = v.InferOutput<typeof newPhoto>
/** A photo in the form: a new one, or one that the listing already has. */
export type FormPhoto = NewPhoto | v.InferOutput<typeof existingPhoto>

/** Identifies a photo within its form. */
export const keyOf = (photo: FormPhoto): string => (photo.kind === 'new' ? photo.id : photo.url)

/** Replaces the photos of a form, given the current ones. Resolves to true if they were saved on this phone. */
export type ChangePhotos = (change: (photos: readonly FormPhoto[]) => readonly FormPhoto[]) => Promise<boolean>

const descriptions: Readonly<Record<PhotoProblem, (file: string) => string>> = {
  unreadable: (file) => unreadablePhoto({ file }),
  'too-large': (file) => photoTooLarge({ file, limit: String(maxPhotoMegabytes) }),
  'too-many-pixels': (file) => photoTooManyPixels({ file, limit: String(maxMegapixels) }),
  'too-narrow': (file) => photoTooNarrow({ file, ratio: String(maxSideRatio) }),
}

/**
 * Resizes a picture and adds it to the form, unless the form has it already.
 * @param onRefused is called with the reason why it was not added
 * @returns true if the file is no longer needed: it is saved with the form, over the limit, or not a readable picture
 */
export const addPhoto = async (
  { id, file }: { readonly id: string; readonly file: File },
  changePhotos: ChangePhotos,
  onRefused: (reason: string) => void,
): Promise<boolean> => {
  try {
    const { bytes, small, type } = await preparePhoto(file)
    return await changePhotos((photos) => {
      if (photos.some((photo) => keyOf(photo) === id)) return photos
      if (photos.length < maxPhotos) return [...photos, { kind: 'new', id, bytes, small, type }]
      onRefused(tooManyPhotos({ limit: String(maxPhotos) }))
      return photos
    })
  } catch (error) {
    if (!(error instanceof UnreadablePhotoError)) throw error
    onRefused(descriptions[error.problem](file.name))
    return true
  }
}
