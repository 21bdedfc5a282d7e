import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { changeProfile, logPeriod, putDays } from '@/domain/cycle/commands'
import { emptyDay, newProfile } from '@/domain/cycle/log'
import { isoDay } from '@/domain/day'
import { CycleDb } from './cycle-db'
import { CycleKeeper, CycleLockedError } from './cycle-keeper'

const noon = Date.parse('2026-11-21T12:00:00Z')
let now = noon
let count = 0
let db: CycleDb
let stops: (() => void)[] = []

const open = (): CycleKeeper => {
  const keeper = new CycleKeeper(new CycleDb(db.name), { now: () => now, iterations: 1000 })
  stops.push(keeper.follow())
  return keeper
}
const shown = async (keeper: CycleKeeper, status: 'open' | 'locked') => {
  await vi.waitFor(() => expect(keeper.state.getState().status).toBe(status))
  return keeper.state.getState()
}
const daysOf = async (keeper: CycleKeeper) => {
  const state = await shown(keeper, 'open')
  return state.status === 'open' ? state.log.days : []
}
const note = (date: string, notes: string) => putDays([{ ...emptyDay(isoDay(date)), notes }])
/** Everything that lies in the database, as text and as the text of its bytes. */
const atRest = async (): Promise<string> => {
  const records = [...(await db.pages.toArray()), ...(await db.keeping.toArray())]
  const bytes = (value: unknown): unknown =>
    value instanceof ArrayBuffer || ArrayBuffer.isView(value) ? new TextDecoder().decode(value) : value
  return JSON.stringify(records, (_key, value) => bytes(value))
}

beforeEach(() => {
  now = noon
  db = new CycleDb(`cycle-${(count += 1)}`)
})
afterEach(() => {
  for (const stop of stops) stop()
  stops = []
})

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
      ...Array.from({ length: 8 }, (_, n) => one.change(note(`2026-11-0${n + 1}`, 'one'))),
      ...Array.from({ length: 8 }, (_, n) => other.change(note(`2026-11-1${n + 1}`, 'other'))),
    ])
    await vi.waitFor(async () => expect(await daysOf(one)).toHaveLength(16))
    await vi.waitFor(async () => expect(await daysOf(other)).toHaveLength(16))
  })

  it('shows at once in the other tab what one has written', async () => {
    const [one, other] = [open(), open()]
    await shown(other, 'open')
    await one.change(note('2026-11-21', 'written here'))
    await vi.waitFor(async () => expect(await daysOf(other)).toMatchObject([{ notes: 'written here' }]))
  })

  it('does without what cannot be read, and keeps the rest', async () => {
    await db.pages.bulkPut([
      { id: 'profile', version: 1, kind: 'plain', content: { profile: 'torn' } },
      { id: '2026-11', version: 1, kind: 'plain', content: { month: '2026-11', days: [{ date: 'never' }, emptyDay(isoDay('2026-11-03'))] } },
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
    now = Date.parse('2026-12-01T12:00:00Z')
    await keeper.change(logPeriod(isoDay('2026-11-28'), isoDay('2026-12-01')))
    await vi.waitFor(async () => expect(await records()).toHaveLength(4))
    const over = (await records()).slice(0, 3)
    await keeper.change(logPeriod(isoDay('2026-08-02'), isoDay('2026-08-05')))
    await keeper.change(changeProfile({ shape: { length: 40, periodLength: 5, lutealLength: 14 } }))
    await vi.waitFor(() => expect(keeper.state.getState()).toMatchObject({ log: { profile: { shape: { length: 40 } } } }))
    expect((await records()).slice(0, 3)).toEqual(over)
  })
})

describe('with a PIN', () => {
  const secret = 'felt-terrible-marker'
  const locked = async (): Promise<CycleKeeper> => {
    const keeper = open()
    await keeper.change(note('2026-11-21', secret))
    await keeper.setPin('1 2 3 4', 5)
    await keeper.lock()
    await shown(keeper, 'locked')
    return keeper
  }

  it('nothing of the log can be read at rest, its days and months included', async () => {
    const keeper = open()
    await keeper.change(note('2026-10-05', secret))
    expect(await atRest()).toContain(secret)
    await keeper.setPin('1 2 3 4', 5)
    const rest = await atRest()
    for (const word of [secret, '2026-10', 'profile', '1 2 3 4']) expect(rest).not.toContain(word)
  })

  it('stays open for who has set it, and is locked in every other tab and after a restart', async () => {
    const [one, other] = [open(), open()]
    await one.change(note('2026-11-21', secret))
    await shown(other, 'open')
    await one.setPin('1 2 3 4', 5)
    expect(await daysOf(one)).toMatchObject([{ notes: secret }])
    await shown(other, 'locked')
    await shown(open(), 'locked')
    await one.change(note('2026-11-20', 'more'))
    await vi.waitFor(async () => expect(await daysOf(one)).toHaveLength(2))
  })

  it('a locked log takes nothing and gives nothing', async () => {
    const keeper = await locked()
    await expect(keeper.change(note('2026-11-20', 'more'))).rejects.toBeInstanceOf(CycleLockedError)
    expect(JSON.stringify(keeper.state.getState())).not.toContain(secret)
  })

  it('opens with the right one, in this tab alone', async () => {
    const [keeper, other] = [await locked(), open()]
    expect(await keeper.unlock('1 2 3 4')).toBe('done')
    expect(await daysOf(keeper)).toMatchObject([{ notes: secret }])
    await shown(other, 'locked')
  })

  it('a wrong PIN says nothing, and after three the next must wait, ever longer', async () => {
    const keeper = await locked()
    expect(await keeper.unlock('0000')).toEqual({ kind: 'wrong', until: noon })
    await keeper.unlock('0001')
    expect(await keeper.unlock('0002')).toEqual({ kind: 'wrong', until: noon + 30_000 })
    expect(await keeper.unlock('1 2 3 4')).toEqual({ kind: 'wait', until: noon + 30_000 })
    // Neither a new start nor a clock that was set back gets around it.
    expect(await open().unlock('1 2 3 4')).toMatchObject({ kind: 'wait' })
    now = noon - 3_600_000
    expect(await keeper.unlock('1 2 3 4')).toEqual({ kind: 'wait', until: now + 30_000 })
    now = noon + 30_000
    expect(await keeper.unlock('0003')).toEqual({ kind: 'wrong', until: noon + 90_000 })
    now = noon + 90_000
    expect(await keeper.unlock('1 2 3 4')).toBe('done')
    await keeper.lock()
    expect(await keeper.unlock('0000')).toEqual({ kind: 'wrong', until: now })
  })

  it('locking one tab locks all', async () => {
    const [keeper, other] = [await locked(), open()]
    await Promise.all([keeper.unlock('1 2 3 4'), other.unlock('1 2 3 4')])
    await shown(other, 'open')
    await keeper.lock()
    expect(await shown(other, 'locked')).toEqual({ status: 'locked', until: now })
  })

  it('can be changed, and taken away, by who knows it', async () => {
    const keeper = await locked()
    await keeper.unlock('1 2 3 4')
    expect(await keeper.changePin('wrong', 'abcd')).toMatchObject({ kind: 'wrong' })
    expect(await keeper.changePin('1 2 3 4', 'abcd')).toBe('done')
    await keeper.lock()
    expect(await keeper.unlock('1 2 3 4')).toMatchObject({ kind: 'wrong' })
    expect(await keeper.unlock('abcd')).toBe('done')
    expect(await keeper.removePin('abcd')).toBe('done')
    expect(await daysOf(open())).toMatchObject([{ notes: secret }])
    expect(await atRest()).toContain(secret)
  })

  it('erasing needs no PIN and leaves nothing; the log can begin anew', async () => {
    const keeper = await locked()
    await keeper.erase()
    expect(await db.pages.count()).toBe(0)
    expect(await atRest()).not.toContain('wrapped')
    await vi.waitFor(() => expect(keeper.state.getState()).toMatchObject({ status: 'open', lockAfter: null, log: { days: [] } }))
    await keeper.change(note('2026-11-21', 'anew'))
    await vi.waitFor(async () => expect(await daysOf(keeper)).toMatchObject([{ notes: 'anew' }]))
  })

  it('locks itself when nobody has touched it for the chosen time', async () => {
    const keeper = await locked()
    await keeper.unlock('1 2 3 4')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      keeper.touch()
      vi.advanceTimersByTime(4 * 60_000)
      expect(keeper.state.getState().status).toBe('open')
      keeper.touch()
      vi.advanceTimersByTime(5 * 60_000)
    } finally {
      vi.useRealTimers()
    }
    await shown(keeper, 'locked')
  })
})

it('knows since when something is in no backup', async () => {
  const keeper = open()
  await keeper.change(note('2026-11-21', 'one'))
  now = Date.parse('2026-11-25T12:00:00Z')
  await keeper.change(note('2026-11-25', 'two'))
  await vi.waitFor(() => expect(keeper.state.getState()).toMatchObject({ backup: { last: null, unsavedSince: '2026-11-21' } }))
  await keeper.backupMade()
  await vi.waitFor(() => expect(keeper.state.getState()).toMatchObject({ backup: { last: '2026-11-25', unsavedSince: null } }))
})
