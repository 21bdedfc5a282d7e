import { afterEach, beforeEach, expect, test } from 'vitest'
import { userId } from '@/kit/rules/ids'
import { sharedFields, shareLimits } from '@/market/rules/share-target'
import { ComradeDb } from '@/store/db'
import { deleteUserRecord, saveUser } from '@/store/session/user-record'
import { deleteShared, saveShared, readShared } from './shared-listing'

let db: ComradeDb

beforeEach(() => void (db = new ComradeDb(`shared-listing-${crypto.randomUUID()}`)))
afterEach(() => db.delete())

const shared = (text: string, photos = 0): FormData => {
  const form = new FormData()
  form.set(sharedFields.text, text)
  for (let n = 1; n <= photos; n += 1)
    form.append(sharedFields.photos, new File(['x'], `${n}.jpg`, { type: 'image/jpeg' }))
  return form
}
const signIn = (id: string) => saveUser({ id: userId(id), email: 'amina@students.example', fullName: null }, db)
const amina = '0e5d1f6a-2b3c-4d5e-8f90-a1b2c3d4e5f6'
const brian = '1e5d1f6a-2b3c-4d5e-8f90-a1b2c3d4e5f6'

test('two shares are merged and stored until they are deleted', async () => {
  await saveShared(shared('A lamp', 1), db)
  await saveShared(shared('Bends', 1), db)
  expect(await readShared(db)).toMatchObject({ words: { text: 'A lamp\nBends' }, photos: [{}, {}], more: false })
  await deleteShared(db)
  expect(await readShared(db)).toBeNull()
})

test('only the first photos are stored, and `more` says that there were others', async () => {
  await saveShared(shared('A set', 4), db)
  expect(await readShared(db)).toMatchObject({ more: false })
  await saveShared(shared('of cups', 3), db)
  const listing = await readShared(db)
  expect(listing?.photos).toHaveLength(5)
  expect(listing?.more).toBe(true)
})

test('what one user shared is not shown to another', async () => {
  await signIn(amina)
  await saveShared(shared('Mine'), db)
  await signIn(brian)
  expect(await readShared(db)).toBeNull()
  await deleteUserRecord(db)
  expect(await readShared(db)).toBeNull()
  await signIn(amina)
  expect(await readShared(db)).toMatchObject({ words: { text: 'Mine' } })
})

test('what is shared while signed out goes to the next user who signs in', async () => {
  await saveShared(shared('For whom it may concern'), db)
  await signIn(brian)
  expect(await readShared(db)).toMatchObject({ words: { text: 'For whom it may concern' } })
})

test('a long text is not cut inside an emoji', async () => {
  await saveShared(shared(`x${'😀'.repeat(2_000)}`), db)
  expect((await readShared(db))?.words.text).toBe(`x${'😀'.repeat(1_999)}`)
})

test('a share that a website repeats keeps no more than a listing can have', async () => {
  for (let n = 0; n < 3; n += 1) await saveShared(shared('x'.repeat(3_000), 4), db)
  const listing = await readShared(db)
  expect(listing?.words.text).toHaveLength(shareLimits.characters)
  expect(listing?.photos).toHaveLength(5)
})

test('a photo whose type says nothing is kept, another file is not', async () => {
  const form = shared('A lamp')
  form.append(sharedFields.photos, new File(['x'], '1000012'))
  form.append(sharedFields.photos, new File(['x'], '1000013', { type: 'application/octet-stream' }))
  form.append(sharedFields.photos, new File(['x'], 'lamp.pdf', { type: 'application/pdf' }))
  await saveShared(form, db)
  expect(await readShared(db)).toMatchObject({ photos: [{}, {}] })
})

test('a photo that is too large is left out', async () => {
  const form = shared('A lamp', 1)
  form.append(
    sharedFields.photos,
    new File([new Uint8Array(shareLimits.photoMegabytes * 1024 * 1024 + 1)], 'huge.jpg', { type: 'image/jpeg' }),
  )
  await saveShared(form, db)
  expect(await readShared(db)).toMatchObject({ photos: [{}], more: false, large: true })
})
