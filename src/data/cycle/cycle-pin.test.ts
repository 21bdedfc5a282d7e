import 'fake-indexeddb/auto'
import { describe, expect, it, vi } from 'vitest'
import { CycleLockedError, type CycleLogStore } from './cycle-log-store'
import { cycleLogFixture, noon, logNote } from './cycle-log-fixture'

const { phone, open, shown, daysOf, atRest, askPhone } = cycleLogFixture()

describe('with a PIN', () => {
  const secret = 'felt-terrible-marker'
  const locked = async (): Promise<CycleLogStore> => {
    const keeper = open()
    await keeper.change(logNote('2026-11-21', secret))
    await keeper.setPin('1 2 3 4', 5, askPhone)
    await keeper.lock()
    await shown(keeper, 'locked')
    return keeper
  }

  it('neither the number nor the size of its pages tells anything', async () => {
    const sizes = async () => (await phone.db.pages.toArray()).map((page) => (page.kind === 'sealed' ? page.sealed.bytes.byteLength : 0))
    const keeper = open()
    await keeper.change(logNote('2026-11-21', 'short'))
    await keeper.setPin('1 2 3 4', 5, askPhone)
    const before = await sizes()
    expect(before).toHaveLength(48)
    expect(new Set(before).size).toBe(1)
    for (const month of ['01', '02', '03', '04', '05', '06']) await keeper.change(logNote(`2026-${month}-10`, 'x'.repeat(2000)))
    expect(await sizes()).toEqual(before)
    await keeper.lock()
    expect(await keeper.unlock('1 2 3 4', askPhone)).toBe('done')
    expect(await daysOf(keeper)).toHaveLength(7)
  })

  it('a record that was made cheaper by hand does not open', async () => {
    const keeper = await locked()
    const pin = await phone.db.metadata.get('pin')
    if (pin?.key !== 'pin') throw new Error('no PIN')
    await phone.db.metadata.put({ ...pin, argon2: { memoryKiB: 32, passes: 1 } })
    expect(await keeper.unlock('1 2 3 4', askPhone)).toMatchObject({ kind: 'wrong' })
  })

  it('nothing of the log can be read at rest, its days and months included', async () => {
    const keeper = open()
    await keeper.change(logNote('2026-10-05', secret))
    expect(await atRest()).toContain(secret)
    await keeper.setPin('1 2 3 4', 5, askPhone)
    const rest = await atRest()
    for (const word of [secret, '2026-10', 'profile', '1 2 3 4']) expect(rest).not.toContain(word)
  })

  it('stays open for who has set it, and is locked in every other tab and after a restart', async () => {
    const [one, other] = [open(), open()]
    await one.change(logNote('2026-11-21', secret))
    await shown(other, 'open')
    await one.setPin('1 2 3 4', 5, askPhone)
    expect(await daysOf(one)).toMatchObject([{ notes: secret }])
    await shown(other, 'locked')
    await shown(open(), 'locked')
    await one.change(logNote('2026-11-20', 'more'))
    await vi.waitFor(async () => expect(await daysOf(one)).toHaveLength(2))
  })

  it('a locked log takes nothing and gives nothing', async () => {
    const keeper = await locked()
    await expect(keeper.change(logNote('2026-11-20', 'more'))).rejects.toBeInstanceOf(CycleLockedError)
    expect(JSON.stringify(keeper.state.getState())).not.toContain(secret)
  })

  it('opens with the right one, in this tab alone', async () => {
    const [keeper, other] = [await locked(), open()]
    expect(await keeper.unlock('1 2 3 4', askPhone)).toBe('done')
    expect(await daysOf(keeper)).toMatchObject([{ notes: secret }])
    await shown(other, 'locked')
  })

  it('a wrong PIN says nothing, and after three the next must wait, ever longer', async () => {
    const keeper = await locked()
    expect(await keeper.unlock('0000', askPhone)).toEqual({ kind: 'wrong', until: noon })
    await keeper.unlock('0001', askPhone)
    expect(await keeper.unlock('0002', askPhone)).toEqual({ kind: 'wrong', until: noon + 30_000 })
    expect(await keeper.unlock('1 2 3 4', askPhone)).toEqual({ kind: 'wait', until: noon + 30_000 })
    // Neither a new start nor a clock that was set back gets around it.
    expect(await open().unlock('1 2 3 4', askPhone)).toMatchObject({ kind: 'wait' })
    phone.now = noon - 3_600_000
    expect(await keeper.unlock('1 2 3 4', askPhone)).toEqual({ kind: 'wait', until: phone.now + 30_000 })
    phone.now = noon + 30_000
    phone.elapsed += 30_000
    expect(await keeper.unlock('0003', askPhone)).toEqual({ kind: 'wrong', until: noon + 90_000 })
    phone.now = noon + 90_000
    phone.elapsed += 60_000
    expect(await keeper.unlock('1 2 3 4', askPhone)).toBe('done')
    await keeper.lock()
    expect(await keeper.unlock('0000', askPhone)).toEqual({ kind: 'wrong', until: phone.now })
  })

  it('a clock that is moved on spares half a minute of the pause, not all of it', async () => {
    const keeper = await locked()
    for (const wrong of ['0000', '0001', '0002', '0003']) {
      await keeper.unlock(wrong, askPhone)
      phone.now += 3_600_000
    }
    expect(await keeper.unlock('1 2 3 4', askPhone)).toEqual({ kind: 'wait', until: phone.now + 30_000 })
    // A new start begins to count anew.
    expect(await open().unlock('1 2 3 4', askPhone)).toEqual({ kind: 'wait', until: phone.now + 30_000 })
    phone.elapsed += 30_000
    expect(await keeper.unlock('1 2 3 4', askPhone)).toBe('done')
  })

  it('neither when a backup was made nor how much was written can be read', async () => {
    const keeper = open()
    await keeper.change(logNote('2026-10-05', 'one'))
    await keeper.backupMade()
    await keeper.setPin('1 2 3 4', 5, askPhone)
    await keeper.change(logNote('2026-10-06', 'two'))
    expect(await atRest()).not.toContain('2026-11-21')
    const stamps = (await phone.db.pages.toArray()).map(({ version }) => version)
    expect(new Set(stamps).size).toBeGreaterThan(1)
    expect(await phone.db.metadata.get('stamp')).toMatchObject({ value: expect.stringMatching(/^[0-9a-f-]{36}$/) })
    await keeper.lock()
    await keeper.unlock('1 2 3 4', askPhone)
    await vi.waitFor(() => expect(keeper.state.getState()).toMatchObject({ backup: { last: '2026-11-21', unsavedSince: '2026-11-21' } }))
  })

  it('locking one tab locks all', async () => {
    const [keeper, other] = [await locked(), open()]
    await Promise.all([keeper.unlock('1 2 3 4', askPhone), other.unlock('1 2 3 4', askPhone)])
    await shown(other, 'open')
    await keeper.lock()
    expect(await shown(other, 'locked')).toEqual({ status: 'locked', until: phone.now, asksDevice: false })
  })

  it('can be changed, and taken away, by who knows it', async () => {
    const keeper = await locked()
    await keeper.unlock('1 2 3 4', askPhone)
    expect(await keeper.changePin('wrong', 'abcd', askPhone)).toMatchObject({ kind: 'wrong' })
    expect(await keeper.changePin('1 2 3 4', 'abcd', askPhone)).toBe('done')
    await keeper.lock()
    expect(await keeper.unlock('1 2 3 4', askPhone)).toMatchObject({ kind: 'wrong' })
    expect(await keeper.unlock('abcd', askPhone)).toBe('done')
    expect(await keeper.removePin('abcd', askPhone)).toBe('done')
    expect(await daysOf(open())).toMatchObject([{ notes: secret }])
    expect(await atRest()).toContain(secret)
  })

  it('erasing needs no PIN and leaves nothing; the log can begin anew', async () => {
    const keeper = await locked()
    await keeper.erase()
    expect(await phone.db.pages.count()).toBe(0)
    expect(await atRest()).not.toContain('wrapped')
    await vi.waitFor(() => expect(keeper.state.getState()).toMatchObject({ status: 'open', lockAfter: null, log: { days: [] } }))
    await keeper.change(logNote('2026-11-21', 'anew'))
    await vi.waitFor(async () => expect(await daysOf(keeper)).toMatchObject([{ notes: 'anew' }]))
  })

  it('locks itself when nobody has touched it for the chosen time', async () => {
    const keeper = await locked()
    await keeper.unlock('1 2 3 4', askPhone)
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
