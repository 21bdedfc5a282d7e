import 'fake-indexeddb/auto'
import { expect, test, vi } from 'vitest'
import type { PersonRecord } from '../session/person-record'
import { amina, rpc, signedIn } from './fake-account-server'
import { keepStanding, markTold, readStanding } from './standing-record'

const person: PersonRecord = { id: amina, email: 'amina@students.example', fullName: 'Amina Juma', lapsed: false }
const now = new Date('2026-11-23T09:00:00Z')
const at = () => now
const soon = '2026-11-30T09:00:00+00:00'
const pending = { kind: 'pending', dueAt: soon, alsoPosts: false } as const
const waits = { [rpc('account_deletion')]: { body: [{ due_at: soon, also_posts: false }] } }

const code = () => import('./follow-standing')
const standing = async () => (await readStanding(amina))?.standing.kind

test('it is asked when it was never asked before', async () => {
  await signedIn(waits)
  await (await code()).askInTime(person, false, at)
  expect(await standing()).toBe('pending')
})

test('asked today, it is not asked again', async () => {
  const asked = await signedIn(waits)
  await keepStanding(amina, pending, now)
  await (await code()).askInTime(person, false, at)
  expect(asked).toEqual([])
})

test('at a sign-in it is asked all the same, and a note that was put away comes back', async () => {
  const asked = await signedIn(waits)
  await keepStanding(amina, pending, now)
  await markTold(amina, true)
  await (await code()).askInTime(person, true, at)
  expect(asked).toHaveLength(1)
  expect(await readStanding(amina)).toMatchObject({ told: false })
})

test('a session that ends after the deletion was due says that the account is gone; any other says nothing', async () => {
  const asked = await signedIn({})
  const { deviceDb } = await import('../db')
  await deviceDb().auth.clear()
  await keepStanding(amina, pending, now)
  const { askInTime } = await code()
  await askInTime({ ...person, lapsed: true }, false, at)
  expect(await standing()).toBe('pending')
  await askInTime({ ...person, lapsed: true }, false, () => new Date('2026-11-30T09:00:01Z'))
  expect(await standing()).toBe('gone')
  expect(asked).toEqual([])
})

test('it is followed from the start of the app, and a sign-in is told from a start', async () => {
  const asked = await signedIn(waits)
  await keepStanding(amina, pending, new Date())
  let tell: (found: PersonRecord | null) => void = () => {}
  const { followStanding } = await code()
  followStanding((onPerson) => {
    tell = onPerson
    return () => {}
  })
  for (const found of [person, { ...person, fullName: 'Amina' }, null, person]) tell(found)
  await vi.waitFor(() => expect(asked).toHaveLength(1))
})
