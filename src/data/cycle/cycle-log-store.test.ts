import 'fake-indexeddb/auto'
import { describe, expect, it, vi } from 'vitest'
import { changeProfile, logPeriod } from '@/domain/cycle/commands'
import { emptyDay, newProfile } from '@/domain/cycle/log'
import { isoDay } from '@/domain/shared/day'
import { cycleLogFixture, logNote } from './cycle-log-fixture'

const { phone, open, shown, daysOf } = cycleLogFixture()

describe('a cycle log', () => {
  it('keeps what is logged, over months, and is there again at the next start', async () => {
    const keeper = open()
    await keeper.change(logPeriod(isoDay('2026-10-30'), isoDay('2026-11-02')))
    await keeper.change(changeProfile({ premium: true }))
    const again = open()
    expect((await daysOf(again)).map(({ date }) => date)).toEqual(['2026-10-30', '2026-10-31', '2026-11-01', '2026-11-02'])
    expect(again.state.getState()).toMatchObject({ status: 'open', log: { profile: { premium: true } }, lockAfter: null })
  })

  it('loses nothing when two tabs write at once', async () => {
    const [one, other] = [open(), open()]
    await Promise.all([
      ...Array.from({ length: 8 }, (_, n) => one.change(logNote(`2026-11-0${n + 1}`, 'one'))),
      ...Array.from({ length: 8 }, (_, n) => other.change(logNote(`2026-11-1${n + 1}`, 'other'))),
    ])
    await vi.waitFor(async () => expect(await daysOf(one)).toHaveLength(16))
    await vi.waitFor(async () => expect(await daysOf(other)).toHaveLength(16))
  })

  it('shows at once in the other tab what one has written', async () => {
    const [one, other] = [open(), open()]
    await shown(other, 'open')
    await one.change(logNote('2026-11-21', 'written here'))
    await vi.waitFor(async () => expect(await daysOf(other)).toMatchObject([{ notes: 'written here' }]))
  })

  it('does without what cannot be read, and keeps the rest', async () => {
    await phone.db.pages.bulkPut([
      { id: 'profile', version: 'torn', kind: 'plain', content: { profile: 'torn' } },
      { id: '2026-11', version: 'torn', kind: 'plain', content: { month: '2026-11', days: [{ date: 'never' }, emptyDay(isoDay('2026-11-03'))] } },
    ])
    const keeper = open()
    expect(await daysOf(keeper)).toMatchObject([{ date: '2026-11-03' }])
    expect(keeper.state.getState()).toMatchObject({ log: { profile: newProfile } })
  })

  it('keeps the prediction of a cycle that is over as it stood, whatever is logged later', async () => {
    const keeper = open()
    await keeper.change(logPeriod(isoDay('2026-09-01'), isoDay('2026-09-05')))
    await keeper.change(logPeriod(isoDay('2026-09-27'), isoDay('2026-10-01')))
    await keeper.change(logPeriod(isoDay('2026-10-29'), isoDay('2026-11-02')))
    const records = async () => {
      const state = await shown(keeper, 'open')
      return state.status === 'open' ? state.log.profile.predictions : []
    }
    await vi.waitFor(async () => expect(await records()).toHaveLength(3))
    phone.now = Date.parse('2026-12-01T12:00:00Z')
    await keeper.change(logPeriod(isoDay('2026-11-28'), isoDay('2026-12-01')))
    await vi.waitFor(async () => expect(await records()).toHaveLength(4))
    const over = (await records()).slice(0, 3)
    await keeper.change(logPeriod(isoDay('2026-08-02'), isoDay('2026-08-05')))
    await keeper.change(changeProfile({ shape: { length: 40, periodLength: 5, lutealLength: 14 } }))
    await vi.waitFor(() => expect(keeper.state.getState()).toMatchObject({ log: { profile: { shape: { length: 40 } } } }))
    expect((await records()).slice(0, 3)).toEqual(over)
  })
})

it('knows since when something is in no backup', async () => {
  const keeper = open()
  await keeper.change(logNote('2026-11-21', 'one'))
  phone.now = Date.parse('2026-11-25T12:00:00Z')
  await keeper.change(logNote('2026-11-25', 'two'))
  await vi.waitFor(() => expect(keeper.state.getState()).toMatchObject({ backup: { last: null, unsavedSince: '2026-11-21' } }))
  await keeper.backupMade()
  await vi.waitFor(() => expect(keeper.state.getState()).toMatchObject({ backup: { last: '2026-11-25', unsavedSince: null } }))
})
