import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { userId } from '@/domain/shared/ids'
import { sharedFields } from '@/domain/market/share-target'
import { ComradeDb } from './db'
import { deleteUserRecord, saveUser } from './session/user-record'
import { deleteShared, saveShared, readShared } from './shared-listing'

let db: ComradeDb
let made = 0

beforeEach(() => {
  db = new ComradeDb(`shared-listing-${(made += 1)}`)
})
afterEach(() => db.delete())

const shared = (text: string, photos = 0): FormData => {
  const form = new FormData()
  form.set(sharedFields.text, text)
  for (let n = 1; n <= photos; n += 1) form.append(sharedFields.photos, new File(['x'], `${n}.jpg`, { type: 'image/jpeg' }))
  return form
}
const signIn = (id: string) => saveUser({ id: userId(id), email: 'amina@students.example', fullName: null }, db)
const amina = '0e5d1f6a-2b3c-4d5e-8f90-a1b2c3d4e5f6'
const brian = '1e5d1f6a-2b3c-4d5e-8f90-a1b2c3d4e5f6'

test('what is shared twice waits together, until the form has it', async () => {
  await saveShared(shared('A lamp', 1), db)
  await saveShared(shared('Bends', 1), db)
  expect(await readShared(db)).toMatchObject({ words: { text: 'A lamp\nBends' }, photos: [{}, {}], more: false })
  await deleteShared(db)
  expect(await readShared(db)).toBeNull()
})

test('of more photos than a listing takes the first ones are kept, and that there were more is known', async () => {
  await saveShared(shared('A set', 4), db)
  expect(await readShared(db)).toMatchObject({ more: false })
  await saveShared(shared('of cups', 3), db)
  const kept = await readShared(db)
  expect(kept?.photos).toHaveLength(5)
  expect(kept?.more).toBe(true)
})

test('what one person shared is not taken up by another one', async () => {
  await signIn(amina)
  await saveShared(shared('Mine'), db)
  await signIn(brian)
  expect(await readShared(db)).toBeNull()
  await deleteUserRecord(db)
  expect(await readShared(db)).toBeNull()
  await signIn(amina)
  expect(await readShared(db)).toMatchObject({ words: { text: 'Mine' } })
})

test('what is shared while nobody is signed in is for who signs in', async () => {
  await saveShared(shared('For whom it may concern'), db)
  await signIn(brian)
  expect(await readShared(db)).toMatchObject({ words: { text: 'For whom it may concern' } })
})
