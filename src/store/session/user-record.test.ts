import { beforeEach, expect, test } from 'vitest'
import { userId } from '@/kit/rules/ids'
import { deviceDb } from '../db'
import { deleteUserRecord, readUnfinished, readUser, saveFinished, saveUnfinished, saveUser } from './user-record'

const amina = { id: userId('0f6a1d6e-3f0c-4bfb-9a60-0a7a6c2c0a01'), email: 'amina@students.example', fullName: null }
const brian = { ...amina, id: userId('0f6a1d6e-3f0c-4bfb-9a60-0a7a6c2c0a02'), email: 'brian@students.example' }

beforeEach(() => Promise.all([deviceDb().device.clear(), deviceDb().auth.clear()]))

test('a renewed session does not sign in who has not finished signing up; finishing does', async () => {
  await saveUnfinished(amina)
  await saveUser(amina)
  expect([await readUser(), await readUnfinished()]).toEqual([null, amina])
  await saveFinished(amina)
  expect([await readUser(), await readUnfinished()]).toMatchObject([amina, null])
})

test('whoever signs out in another tab while the sign-up is being finished stays signed out', async () => {
  await saveUnfinished(amina)
  await deleteUserRecord()
  await saveFinished(amina)
  expect(await readUser()).toBeNull()
})

test('whoever confirms another address meanwhile is not replaced', async () => {
  await saveUnfinished(amina)
  await saveUnfinished(brian)
  await saveFinished(amina)
  expect([await readUser(), await readUnfinished()]).toEqual([null, brian])
})

test('whoever signs out in another tab while a renewed session is being saved stays signed out', async () => {
  await saveUser(amina)
  const saving = saveUser(amina, deviceDb(), false, async () => (await deviceDb().auth.count()) > 0)
  await deleteUserRecord()
  await saving
  expect(await readUser()).toBeNull()
})
