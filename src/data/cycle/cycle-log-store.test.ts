import 'fake-indexeddb/auto'
import { describe, expect, it, vi } from 'vitest'
import { changeProfile, logPeriod } from '@/domain/cycle/commands'
import { emptyDay, newProfile } from '@/domain/cycle/log'
import { isoDay } from '@/domain/shared/day'
import { cycleLogFixture, logNote } from './cycle-log-fixture'

const { phone, open, waitForStatus, daysOf } = cycleLogFixture()

describe('a cycle log', () => {
  it('stores logged days across months and reads them at the next start', async () => {
    const store = open()
    await store.change(logPeriod(isoDay('2026-10-30'), isoDay('2026-11-02')))
    await store.change(changeProfile({ premium: true }))
    const reopened = open()
    expect((await daysOf(reopened)).map(({ date }) => date)).toEqual(['2026-10-30', '2026-10-31', '2026-11-01', '2026-11-02'])
    expect(reopened.state.getState()).toMatchObject({ status: 'open', log: { profile: { premium: true } }, lockAfter: null })
  })

  it('loses nothing when two tabs write concurrently', async () => {
    const [one, other] = [open(), open()]
    await Promise.all([
      ...Array.from({ length: 8 }, (_, n) => one.change(logNote(`2026-11-0${n + 1}`, 'one'))),
      ...Array.from({ length: 8 }, (_, n) => other.change(logNote(`2026-11-1${n + 1}`, 'other'))),
    ])
    await vi.waitFor(async () => expect(await daysOf(one)).toHaveLength(16))
    await vi.waitFor(async () => expect(await daysOf(other)).toHaveLength(16))
  })

  it('shows a change in the other tab immediately', async () => {
    const [one, other] = [open(), open()]
    await waitForStatus(other, 'open')
    await one.change(logNote('2026-11-21', 'written here'))
    await vi.waitFor(async () => expect(await daysOf(other)).toMatchObject([{ notes: 'written here' }]))
  })

  it('drops what cannot be read and keeps the rest', async () => {
    await phone.db.pages.bulkPut([
      { id: 'profile', version: 'torn', kind: 'plain', content: { profile: 'torn' } },
      { id: '2026-11', version: 'torn', kind: 'plain', content: { month: '2026-11', days: [{ date: 'never' }, emptyDay(isoDay('2026-11-03'))] } },
    ])
    const store = open()
    expect(await daysOf(store)).toMatchObject([{ date: '2026-11-03' }])
    expect(store.state.getState()).toMatchObject({ log: { profile: newProfile } })
  })

  it('does not change the prediction of a finished cycle, whatever is logged later', async () => {
    const store = open()
    await store.change(logPeriod(isoDay('2026-09-01'), isoDay('2026-09-05')))
    await store.change(logPeriod(isoDay('2026-09-27'), isoDay('2026-10-01')))
    await store.change(logPeriod(isoDay('2026-10-29'), isoDay('2026-11-02')))
    const records = async () => {
      const state = await waitForStatus(store, 'open')
      return state.status === 'open' ? state.log.profile.predictions : []
    }
    await vi.waitFor(async () => expect(await records()).toHaveLength(3))
    phone.now = Date.parse('2026-12-01T12:00:00Z')
    await store.change(logPeriod(isoDay('2026-11-28'), isoDay('2026-12-01')))
    await vi.waitFor(async () => expect(await records()).toHaveLength(4))
    const finished = (await records()).slice(0, 3)
    await store.change(logPeriod(isoDay('2026-08-02'), isoDay('2026-08-05')))
    await store.change(changeProfile({ shape: { length: 40, periodLength: 5, lutealLength: 14 } }))
    await vi.waitFor(() => expect(store.state.getState()).toMatchObject({ log: { profile: { shape: { length: 40 } } } }))
    expect((await records()).slice(0, 3)).toEqual(finished)
  })
})

it('knows since when the log has changes that are in no backup', async () => {
  const store = open()
  await store.change(logNote('2026-11-21', 'one'))
  phone.now = Date.parse('2026-11-25T12:00:00Z')
  await store.change(logNote('2026-11-25', 'two'))
  await vi.waitFor(() => expect(store.state.getState()).toMatchObject({ backup: { last: null, unsavedSince: '2026-11-21' } }))
  await store.backupMade()
  await vi.waitFor(() => expect(store.state.getState()).toMatchObject({ backup: { last: '2026-11-25', unsavedSince: null } }))
})
