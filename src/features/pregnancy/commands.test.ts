import 'fake-indexeddb/auto'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { userDb } from '@/data/user-db'
import { readPending } from '@/data/sync/rows'
import { addDays, isoDay } from '@/domain/shared/day'
import { userId } from '@/domain/shared/ids'
import { startValues } from '@/domain/pregnancy/record'
import { changePregnancy, removePregnancy, startPregnancy } from './commands'
import { shownPregnancy, type ShownPregnancy } from './shown-pregnancy'

vi.mock('@/data/sync/outbox/request-drain', () => ({ requestDrain: () => {} }))
// Files share a process: modules that another one has read without the mock are read again here, and after it.
vi.hoisted(() => vi.resetModules())
afterAll(() => void vi.resetModules())

const amina = { id: userId('0f6a1d6e-3f0c-4bfb-9a60-0a7a6c2c0a01'), email: 'amina@students.example', fullName: null }
const today = isoDay('2026-11-21')
const due = addDays(today, 200)
const db = userDb(amina.id)
const id = '11111111-1111-4111-8111-111111111111'
const lists = { appointments: [], symptoms: [], weight_tracking: [] }
const onServer: ShownPregnancy['row'] = { id, rev: 7, ...startValues(due, today), baby_name: null, notes: null, ...lists }

const operations = () => db.operations.orderBy('seq').toArray()
const shownOf = async (serverRows: readonly ShownPregnancy['row'][]): Promise<ShownPregnancy | null> =>
  shownPregnancy((await readPending(amina.id, 'pregnancy_tracking')).applyTo(serverRows))
const shown = async (serverRows: readonly ShownPregnancy['row'][]): Promise<ShownPregnancy> => {
  const found = await shownOf(serverRows)
  if (!found) throw new Error('no pregnancy is shown')
  return found
}
const rejectAll = () => db.operations.toCollection().modify({ attempted: true, state: 'rejected' })

beforeEach(() => void vi.stubGlobal('navigator', { storage: {} }))
afterEach(() => db.operations.clear())

describe('pregnancy record', () => {
  it('appears as soon as it is started', async () => {
    expect(await shownOf([])).toBeNull()
    await startPregnancy(amina, due, today)
    expect(await shown([])).toMatchObject({ record: { due, appointments: [] }, syncStatus: 'waiting' })
  })

  it('stores only changed columns, and nothing if nothing changed', async () => {
    expect(await changePregnancy(amina, await shown([onServer]), { symptoms: [] }, today)).toBeNull()
    await changePregnancy(amina, await shown([onServer]), { symptoms: ['Tired'] }, today)
    await changePregnancy(amina, await shown([onServer]), { symptoms: ['Tired', 'Hungry'] }, today)
    expect(await operations()).toMatchObject([{ action: 'update', values: { symptoms: ['Tired', 'Hungry'] }, before: { symptoms: [] }, baseRev: 7 }])
  })

  it('stores nothing for an entry whose keys are only in another order', async () => {
    const row = { ...onServer, symptoms: [{ text: 'Nausea', date: '2026-11-01' }] }
    expect(await changePregnancy(amina, await shown([row]), { symptoms: [{ date: '2026-11-01', text: 'Nausea' }] }, today)).toBeNull()
  })

  it('leaves nothing to send if it is removed before it was sent', async () => {
    await startPregnancy(amina, due, today)
    await removePregnancy(amina, await shown([]))
    expect(await operations()).toEqual([])
  })

  it('leaves nothing to send if its insert was rejected', async () => {
    await startPregnancy(amina, due, today)
    await rejectAll()
    await removePregnancy(amina, await shown([]))
    expect(await operations()).toEqual([])
  })

  it('is deleted on the server even if an update was rejected', async () => {
    await changePregnancy(amina, await shown([onServer]), { symptoms: ['Tired'] }, today)
    await rejectAll()
    await removePregnancy(amina, await shown([onServer]))
    expect(await operations()).toMatchObject([{ action: 'delete', row: id }])
  })

  it('waits until the previous record is deleted: the server allows one per user', async () => {
    await removePregnancy(amina, await shown([onServer]))
    await startPregnancy(amina, due, today)
    expect(await operations()).toMatchObject([{ action: 'delete' }, { action: 'insert', parent: `pregnancy_tracking/${id}` }])
  })

  it("shows the server's record with status rejected if records were started on two phones", async () => {
    await startPregnancy(amina, addDays(due, 9), today)
    await rejectAll()
    expect(await shown([onServer])).toMatchObject({ row: { id }, syncStatus: 'rejected' })
  })
})
