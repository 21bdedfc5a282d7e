import * as v from 'valibot'
import { photoTypes } from '@/domain/shared/photo-name'

const newPhoto = v.object({
  kind: v.literal('new'),
  id: v.string(),
  bytes: v.instance(ArrayBuffer),
  small: v.instance(ArrayBuffer),
  type: v.picklist(photoTypes),
})
const keptPhoto = v.object({ kind: v.literal('kept'), url: v.string() })

/** Reads the photos of a form that was left. */
export const formPhotosSchema = v.array(v.variant('kind', [newPhoto, keptPhoto]))

/** A photo that has just been chosen. */
export type NewPhoto = v.InferOutput<typeof newPhoto>
/** A photo in the form: just chosen, or one that the listing has already. */
export type FormPhoto = NewPhoto | v.InferOutput<typeof keptPhoto>

/** What tells the photos of a form apart. */
export const keyOf = (photo: FormPhoto): string => (photo.kind === 'new' ? photo.id : photo.url)
