import { preparePhoto, UnreadablePhotoError } from '@/data/photos/prepare-photo'
import { maxPhotos } from '@/domain/market/listing'
import { showToast } from '@/ui/feedback/toast'
import { keyOf, type FormPhoto } from './form-photo'
import { tooManyPhotos } from './toasts'

/** Changes the photos of a form, by what they are then; answers whether this phone has kept them. */
export type ChoosePhotos = (change: (photos: readonly FormPhoto[]) => readonly FormPhoto[]) => Promise<boolean>

/**
 * Makes a picture small and puts it into the form, where it is not there already.
 * @returns whether nothing of it is left to be done: it is kept with the form, or no picture at all
 */
export const addPhoto = async ({ id, file }: { readonly id: string; readonly file: File }, choose: ChoosePhotos): Promise<boolean> => {
  try {
    const { bytes, small, type } = await preparePhoto(file)
    return await choose((photos) => {
      if (photos.some((known) => keyOf(known) === id)) return photos
      if (photos.length < maxPhotos) return [...photos, { kind: 'new', id, bytes, small, type }]
      showToast(tooManyPhotos)
      return photos
    })
  } catch (error) {
    if (!(error instanceof UnreadablePhotoError)) throw error
    showToast({ title: 'Photo not added', description: `${file.name} is not a picture that this phone can read.`, tone: 'destructive' })
    return true
  }
}
