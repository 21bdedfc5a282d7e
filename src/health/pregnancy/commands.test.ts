import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { userDb } from '@/store/user-db'
import { readPending } from '@/store/sync/rows'
import { addDays, isoDay } from '@/kit/rules/day'
import { userId } from '@/kit/rules/ids'
import { readSymptoms, withEntry, withoutEntry } from '@/health/pregnancy/rules/entries'
import { editAbout, editList, startValues } from '@/health/pregnancy/rules/record'
import { changePregnancy, RecordGoneError, removePregnancy, startPregnancy } from './commands'
import { shownPregnancy, type ShownPregnancy } from './shown-pregnancy'

vi.mock('@/store/sync/outbox/request-drain', () => ({ requestDrain: () => {} }))
// Files share a process: modules that another one has read without the mock are read again here, and after it.
vi.hoisted(() => vi.resetModules())
afterAll(() => void vi.resetModules())

const amina = { id: userId('0f6a1d6e-3f0c-4bfb-9a60-0a7a6c2c0a01'), email: 'amina@students.example', fullName: null }
const today = isoDay('2026-11-21')
const due = addDays(today, 200)
const db = userDb(amina.id)
const id = '11111111-1111-4111-8111-111111111111'
const lists = { appointments: [], symptoms: [], weight_tracking: [] }
const onServer: ShownPregnancy['row'] = {
  id,
  rev: 7,
  ...startValues(due, today),
  baby_name: null,
  notes: null,
  ...lists,
}

const copies = db.replica('pregnancy_tracking')
const symptoms = (...list: readonly string[]) => editList('symptoms', () => list)

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
afterEach(() => Promise.all([db.operations.clear(), copies.clear()]))

describe('pregnancy record', () => {
  it('appears as soon as it is started', async () => {
    expect(await shownOf([])).toBeNull()
    await startPregnancy(amina, due, today)
    expect(await shown([])).toMatchObject({ record: { due, appointments: [] }, syncStatus: 'waiting' })
  })

  it('stores only changed columns, and nothing if nothing changed', async () => {
    await copies.put(onServer)
    expect(await changePregnancy(amina, await shown([onServer]), symptoms())).toBeNull()
    await changePregnancy(amina, await shown([onServer]), symptoms('Tired'))
    await changePregnancy(amina, await shown([onServer]), symptoms('Tired', 'Hungry'))
    expect(await operations()).toMatchObject([
      { action: 'update', values: { symptoms: ['Tired', 'Hungry'] }, before: { symptoms: [] }, baseRev: 7 },
    ])
  })

  it('stores nothing for an entry whose keys are only in another order', async () => {
    const row = { ...onServer, symptoms: [{ text: 'Nausea', date: '2026-11-01' }] }
    await copies.put(row)
    expect(
      await changePregnancy(
        amina,
        await shown([row]),
        editList('symptoms', () => [{ date: '2026-11-01', text: 'Nausea' }]),
      ),
    ).toBeNull()
  })

  it('keeps what another tab has changed since it was shown', async () => {
    const row = { ...onServer, symptoms: [{ text: 'Nausea', date: '2026-11-01' }] }
    await copies.put(row)
    const opened = await shown([row])
    const { record } = opened
    await changePregnancy(
      amina,
      opened,
      editAbout(record, { ...record, notes: 'Ask about iron', due: addDays(due, 7) }, today),
    )
    await changePregnancy(amina, opened, editAbout(record, { ...record, babyName: 'Zuri' }, today))
    await changePregnancy(
      amina,
      opened,
      editList('appointments', (list) => withEntry(list, null, { id: 'a', date: today, place: 'Clinic', note: '' })),
    )
    await changePregnancy(
      amina,
      opened,
      editList('appointments', (list) => withEntry(list, null, { id: 'b', date: today, place: 'Scan', note: '' })),
    )
    expect(await shown([row])).toMatchObject({
      record: {
        due: addDays(due, 7),
        notes: 'Ask about iron',
        babyName: 'Zuri',
        appointments: [{ id: 'a' }, { id: 'b' }],
      },
    })

    const [seen] = readSymptoms(row.symptoms)
    if (!seen) throw new Error('no symptom')
    await changePregnancy(
      amina,
      opened,
      editList('symptoms', (list) => withEntry(list, seen, { date: seen.date, text: 'Heartburn' })),
    )
    await changePregnancy(
      amina,
      opened,
      editList('symptoms', (list) => withoutEntry(list, seen)),
    )
    expect(await shown([row])).toMatchObject({ record: { symptoms: [] } })
  })

  it('is not written once another tab has removed it', async () => {
    await copies.put(onServer)
    const opened = await shown([onServer])
    await removePregnancy(amina, opened)
    await expect(changePregnancy(amina, opened, symptoms('Tired'))).rejects.toThrow(RecordGoneError)
    expect(await operations()).toMatchObject([{ action: 'delete' }])
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
    await copies.put(onServer)
    await changePregnancy(amina, await shown([onServer]), symptoms('Tired'))
    await rejectAll()
    await removePregnancy(amina, await shown([onServer]))
    expect(await operations()).toMatchObject([{ action: 'delete', row: id }])
  })

  it('waits until the previous record is deleted: the server allows one per user', async () => {
    await removePregnancy(amina, await shown([onServer]))
    await startPregnancy(amina, due, today)
    expect(await operations()).toMatchObject([
      { action: 'delete' },
      { action: 'insert', parent: `pregnancy_tracking/${id}` },
    ])
  })

  it("shows the server's record with status rejected if records were started on two phones", async () => {
    await startPregnancy(amina, addDays(due, 9), today)
    await rejectAll()
    expect(await shown([onServer])).toMatchObject({ row: { id }, syncStatus: 'rejected' })
  })
})
