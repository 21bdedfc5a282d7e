import * as v from 'valibot'
import { maxPhotos } from '@/domain/market/listing'
import { sharedFields } from '@/domain/market/share-target'
import type { SharedText } from '@/domain/market/shared-text'
import { deviceDb, type ComradeDb } from './db'
import { writeToStorage } from './write-to-storage'
import { readUser } from './session/user-record'

const sharedSchema = v.object({
  /** Who was signed in then; whoever signs in first, if nobody was. */
  owner: v.nullable(v.string()),
  words: v.object({ title: v.string(), text: v.string(), url: v.string() }),
  photos: v.array(v.object({ id: v.string(), file: v.file() })),
  /** Whether there were more than a listing takes. */
  more: v.boolean(),
})

/** What another app handed over, until the form of a new listing has it. */
export type SharedListing = v.InferOutput<typeof sharedSchema>

const key = 'shared-listing'

/** What waits to be taken up by who is signed in now; null when nothing does. */
export const readShared = async (db: ComradeDb = deviceDb()): Promise<SharedListing | null> => {
  const kept = v.safeParse(sharedSchema, (await db.device.get(key))?.value)
  if (!kept.success) return null
  const { owner } = kept.output
  return owner === null || owner === (await readUser(db))?.id ? kept.output : null
}

/** The form has it now. */
export const deleteShared = (db: ComradeDb = deviceDb()): Promise<void> => db.device.delete(key)

const textIn = (form: FormData, field: string): string => {
  const value = form.get(field)
  return typeof value === 'string' ? value : ''
}

const wordsIn = (form: FormData): SharedText => ({
  title: textIn(form, sharedFields.title),
  text: textIn(form, sharedFields.text),
  url: textIn(form, sharedFields.url),
})

const isPhoto = (entry: FormDataEntryValue): entry is File => typeof entry !== 'string' && entry.type.startsWith('image/')

const together = (earlier: string, later: string): string => [earlier, later].filter((words) => words !== '').join('\n')

/**
 * Puts aside what was shared, beside what this person has waiting already; it takes the place of another person's.
 * @throws StorageFullError | StorageUnavailableError
 */
export const saveShared = async (form: FormData, db: ComradeDb = deviceDb()): Promise<void> => {
  const words = wordsIn(form)
  const photos = form.getAll(sharedFields.photos).filter(isPhoto).map((file) => ({ id: crypto.randomUUID(), file }))
  const keep = () =>
    db.transaction('rw', db.device, async () => {
      const earlier = await readShared(db)
      const all = [...(earlier?.photos ?? []), ...photos]
      const value: SharedListing = {
        owner: (await readUser(db))?.id ?? null,
        words: {
          title: earlier?.words.title || words.title,
          text: together(earlier?.words.text ?? '', words.text),
          url: together(earlier?.words.url ?? '', words.url),
        },
        photos: all.slice(0, maxPhotos),
        more: earlier?.more === true || all.length > maxPhotos,
      }
      await db.device.put({ key, value })
    })
  await writeToStorage(keep)
}
