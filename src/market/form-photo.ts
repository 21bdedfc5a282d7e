import * as v from 'valibot'
import { photoTypes } from '@/kit/rules/photo-name'

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
