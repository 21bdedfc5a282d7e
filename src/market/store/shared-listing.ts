import * as v from 'valibot'
import { maxPhotos } from '@/market/rules/listing'
import { sharedFields, shareLimits } from '@/market/rules/share-target'
import type { SharedText } from '@/market/rules/listing-form'
import { cutText } from '@/kit/rules/cut-text'
import { mayBePicture } from '@/kit/rules/photo-shape'
import { deviceDb, type ComradeDb } from '@/store/db'
import { writeToStorage } from '@/store/write-to-storage'
import { readUser } from '@/store/session/user-record'

const sharedSchema = v.object({
  /** The user who was signed in; null if nobody was. */
  owner: v.nullable(v.string()),
  words: v.object({ title: v.string(), text: v.string(), url: v.string() }),
  photos: v.array(v.object({ id: v.string(), file: v.file() })),
  /** True if more photos were shared than a listing may have. */
  more: v.boolean(),
  /** True if a photo was left out because it is too large. */
  large: v.optional(v.boolean(), false),
})

/** A listing that another app shared, stored until the form for a new listing has taken it. */
export type SharedListing = v.InferOutput<typeof sharedSchema>

const key = 'shared-listing'

/** The listing shared by the signed-in user, or while signed out; null if there is none. */
export const readShared = async (db: ComradeDb = deviceDb()): Promise<SharedListing | null> => {
  const stored = v.safeParse(sharedSchema, (await db.device.get(key))?.value)
  if (!stored.success) return null
  const { owner } = stored.output
  return owner === null || owner === (await readUser(db))?.id ? stored.output : null
}

export const deleteShared = (db: ComradeDb = deviceDb()): Promise<void> => db.device.delete(key)

const textIn = (form: FormData, field: string): string => {
  const value = form.get(field)
  return typeof value === 'string' ? cutText(value, shareLimits.characters) : ''
}

const textsIn = (form: FormData): SharedText => ({
  title: textIn(form, sharedFields.title),
  text: textIn(form, sharedFields.text),
  url: textIn(form, sharedFields.url),
})

const isPhoto = (entry: FormDataEntryValue): entry is File => typeof entry !== 'string' && mayBePicture(entry)

const joinLines = (earlier: string, later: string): string =>
  cutText([earlier, later].filter((text) => text !== '').join('\n'), shareLimits.characters)

/**
 * Stores what was shared, merged with what the same user shared before. Replaces what another user shared.
 * @throws StorageFullError | StorageUnavailableError
 */
export const saveShared = async (form: FormData, db: ComradeDb = deviceDb()): Promise<void> => {
  const texts = textsIn(form)
  const shared = form.getAll(sharedFields.photos).filter(isPhoto)
  const photos = shared
    .filter(({ size }) => size <= shareLimits.photoMegabytes * 1024 * 1024)
    .map((file) => ({ id: crypto.randomUUID(), file }))
  const store = () =>
    db.transaction('rw', db.device, async () => {
      const earlier = await readShared(db)
      const all = [...(earlier?.photos ?? []), ...photos]
      const value: SharedListing = {
        owner: (await readUser(db))?.id ?? null,
        words: {
          title: earlier?.words.title || texts.title,
          text: joinLines(earlier?.words.text ?? '', texts.text),
          url: joinLines(earlier?.words.url ?? '', texts.url),
        },
        photos: all.slice(0, maxPhotos),
        more: earlier?.more === true || all.length > maxPhotos,
        large: earlier?.large === true || photos.length < shared.length,
      }
      await db.device.put({ key, value })
    })
  await writeToStorage(store)
}
