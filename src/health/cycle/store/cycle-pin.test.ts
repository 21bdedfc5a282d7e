import { describe, expect, it, vi } from 'vitest'
import { hourMs, minuteMs } from '@/kit/rules/durations'
import type { CycleLogStore } from './cycle-log-store'
import { CycleLockedError } from './pin-lock'
import { cycleLogFixture, noon, logNote } from '#support/health/cycle/cycle-log-fixture'

const { phone, open, waitForStatus, daysOf, atRest, askPhone } = cycleLogFixture()

describe('with a PIN', () => {
  const secret = 'felt-terrible-marker'
  const lockedStore = async (): Promise<CycleLogStore> => {
    const store = open()
    await store.change(logNote('2026-11-21', secret))
    await store.setPin('1 2 3 4', 5, askPhone)
    await store.lock()
    await waitForStatus(store, 'locked')
    return store
  }

  it('neither the number nor the size of the pages reveals how much is logged', async () => {
    const sizes = async () =>
      (await phone.db.pages.toArray()).map((page) => (page.kind === 'sealed' ? page.sealed.bytes.byteLength : 0))
    const store = open()
    await store.change(logNote('2026-11-21', 'short'))
    await store.setPin('1 2 3 4', 5, askPhone)
    const before = await sizes()
    expect(before).toHaveLength(48)
    expect(new Set(before).size).toBe(1)
    for (const month of ['01', '02', '03', '04', '05', '06'])
      await store.change(logNote(`2026-${month}-10`, 'x'.repeat(2000)))
    expect(await sizes()).toEqual(before)
    await store.lock()
    expect(await store.unlock('1 2 3 4', askPhone)).toBe('done')
    expect(await daysOf(store)).toHaveLength(7)
  })

  it('a PIN record with manipulated Argon2 parameters does not open', async () => {
    const store = await lockedStore()
    const pin = await phone.db.metadata.get('pin')
    if (pin?.key !== 'pin') throw new Error('no PIN')
    await phone.db.metadata.put({ ...pin, argon2: { memoryKiB: 32, passes: 1 } })
    expect(await store.unlock('1 2 3 4', askPhone)).toMatchObject({ kind: 'wrong' })
  })

  it('nothing of the log can be read at rest, not even its days and months', async () => {
    const store = open()
    await store.change(logNote('2026-10-05', secret))
    expect(await atRest()).toContain(secret)
    await store.setPin('1 2 3 4', 5, askPhone)
    const rest = await atRest()
    for (const word of [secret, '2026-10', 'profile', '1 2 3 4']) expect(rest).not.toContain(word)
  })

  it('the log stays open in the tab that set the PIN, and is locked in other tabs and after a restart', async () => {
    const [one, other] = [open(), open()]
    await one.change(logNote('2026-11-21', secret))
    await waitForStatus(other, 'open')
    await one.setPin('1 2 3 4', 5, askPhone)
    expect(await daysOf(one)).toMatchObject([{ notes: secret }])
    await waitForStatus(other, 'locked')
    await waitForStatus(open(), 'locked')
    await one.change(logNote('2026-11-20', 'more'))
    await vi.waitFor(async () => expect(await daysOf(one)).toHaveLength(2))
  })

  it('a locked log can be neither read nor changed', async () => {
    const store = await lockedStore()
    await expect(store.change(logNote('2026-11-20', 'more'))).rejects.toBeInstanceOf(CycleLockedError)
    expect(JSON.stringify(store.state.getState())).not.toContain(secret)
  })

  it('the right PIN opens the log, only in this tab', async () => {
    const [store, other] = [await lockedStore(), open()]
    expect(await store.unlock('1 2 3 4', askPhone)).toBe('done')
    expect(await daysOf(store)).toMatchObject([{ notes: secret }])
    await waitForStatus(other, 'locked')
  })

  it('after three wrong PINs the next try must wait, for longer each time', async () => {
    const store = await lockedStore()
    expect(await store.unlock('0000', askPhone)).toEqual({ kind: 'wrong', until: noon })
    await store.unlock('0001', askPhone)
    expect(await store.unlock('0002', askPhone)).toEqual({ kind: 'wrong', until: noon + 30_000 })
    expect(await store.unlock('1 2 3 4', askPhone)).toEqual({ kind: 'wait', until: noon + 30_000 })
    // Neither a restart nor setting the clock back shortens the pause.
    expect(await open().unlock('1 2 3 4', askPhone)).toMatchObject({ kind: 'wait' })
    phone.now = noon - hourMs
    expect(await store.unlock('1 2 3 4', askPhone)).toEqual({ kind: 'wait', until: phone.now + 30_000 })
    phone.now = noon + 30_000
    phone.elapsed += 30_000
    expect(await store.unlock('0003', askPhone)).toEqual({ kind: 'wrong', until: noon + 90_000 })
    phone.now = noon + 90_000
    phone.elapsed += minuteMs
    expect(await store.unlock('1 2 3 4', askPhone)).toBe('done')
    await store.lock()
    expect(await store.unlock('0000', askPhone)).toEqual({ kind: 'wrong', until: phone.now })
  })

  it('setting the clock forward does not skip the first half minute of the pause', async () => {
    const store = await lockedStore()
    for (const wrong of ['0000', '0001', '0002', '0003']) {
      await store.unlock(wrong, askPhone)
      phone.now += hourMs
    }
    expect(await store.unlock('1 2 3 4', askPhone)).toEqual({ kind: 'wait', until: phone.now + 30_000 })
    // A restart begins the half minute again.
    expect(await open().unlock('1 2 3 4', askPhone)).toEqual({ kind: 'wait', until: phone.now + 30_000 })
    phone.elapsed += 30_000
    expect(await store.unlock('1 2 3 4', askPhone)).toBe('done')
  })

  it('neither the date of a backup nor the number of writes can be read at rest', async () => {
    const store = open()
    await store.change(logNote('2026-10-05', 'one'))
    await store.backupMade()
    await store.setPin('1 2 3 4', 5, askPhone)
    await store.change(logNote('2026-10-06', 'two'))
    expect(await atRest()).not.toContain('2026-11-21')
    const stamps = (await phone.db.pages.toArray()).map(({ version }) => version)
    expect(new Set(stamps).size).toBeGreaterThan(1)
    expect(await phone.db.metadata.get('stamp')).toMatchObject({ value: expect.stringMatching(/^[0-9a-f-]{36}$/) })
    await store.lock()
    await store.unlock('1 2 3 4', askPhone)
    await vi.waitFor(() =>
      expect(store.state.getState()).toMatchObject({ backup: { last: '2026-11-21', unsavedSince: '2026-11-21' } }),
    )
  })

  it('locking the log in one tab locks it in all', async () => {
    const [store, other] = [await lockedStore(), open()]
    await Promise.all([store.unlock('1 2 3 4', askPhone), other.unlock('1 2 3 4', askPhone)])
    await waitForStatus(other, 'open')
    await store.lock()
    expect(await waitForStatus(other, 'locked')).toEqual({ status: 'locked', until: phone.now, asksDevice: false })
  })

  it('the PIN can be changed and removed with the current one', async () => {
    const store = await lockedStore()
    await store.unlock('1 2 3 4', askPhone)
    expect(await store.changePin('wrong', 'abcd', askPhone)).toMatchObject({ kind: 'wrong' })
    expect(await store.changePin('1 2 3 4', 'abcd', askPhone)).toBe('done')
    await store.lock()
    expect(await store.unlock('1 2 3 4', askPhone)).toMatchObject({ kind: 'wrong' })
    expect(await store.unlock('abcd', askPhone)).toBe('done')
    expect(await store.removePin('abcd', askPhone)).toBe('done')
    expect(await daysOf(open())).toMatchObject([{ notes: secret }])
    expect(await atRest()).toContain(secret)
  })

  it('erasing needs no PIN and deletes everything, and the log can be used again', async () => {
    const store = await lockedStore()
    await store.erase()
    expect(await phone.db.pages.count()).toBe(0)
    expect(await atRest()).not.toContain('wrapped')
    await vi.waitFor(() =>
      expect(store.state.getState()).toMatchObject({ status: 'open', lockAfter: null, log: { days: [] } }),
    )
    await store.change(logNote('2026-11-21', 'new'))
    await vi.waitFor(async () => expect(await daysOf(store)).toMatchObject([{ notes: 'new' }]))
  })

  it('the log locks itself after the chosen time without interaction', async () => {
    const store = await lockedStore()
    await store.unlock('1 2 3 4', askPhone)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      store.touch()
      vi.advanceTimersByTime(4 * minuteMs)
      expect(store.state.getState().status).toBe('open')
      store.touch()
      vi.advanceTimersByTime(5 * minuteMs)
    } finally {
      vi.useRealTimers()
    }
    await waitForStatus(store, 'locked')
  })

  it('a new PIN and a new time to lock after, chosen in two tabs, both hold', async () => {
    const [store, other] = [await lockedStore(), open()]
    await store.unlock('1 2 3 4', askPhone)
    await Promise.all([store.changePin('1 2 3 4', 'abcd', askPhone), other.setLockAfter(60)])
    await vi.waitFor(() => expect(store.state.getState()).toMatchObject({ lockAfter: 60 }))
    await store.lock()
    expect(await store.unlock('abcd', askPhone)).toBe('done')
  })

  it('a PIN that another tab removed while it was changed stays removed, and the log can be read', async () => {
    const [store, other] = [await lockedStore(), open()]
    await other.unlock('1 2 3 4', askPhone)
    const askLate = async () => {
      await other.removePin('1 2 3 4', askPhone)
      return phone.secret()
    }
    const changed = store.changePin('1 2 3 4', 'abcd', askLate, {
      credential: new Uint8Array([1]),
      salt: new Uint8Array([2]),
    })
    await expect(changed).rejects.toThrow(CycleLockedError)
    expect(await daysOf(open())).toMatchObject([{ notes: secret }])
  })

  describe('after the phone has slept longer than the chosen time', () => {
    const wokenUp = async () => {
      const store = await lockedStore()
      await store.unlock('1 2 3 4', askPhone)
      await waitForStatus(store, 'open')
      phone.now += 8 * hourMs
      return store
    }

    it('the log is hidden at once and locked when a screen shows it again', async () => {
      const store = await wokenUp()
      const stop = store.follow()
      expect(store.state.getState().status).toBe('loading')
      await waitForStatus(store, 'locked')
      stop()
    })

    it('a touch locks it', async () => {
      const store = await wokenUp()
      store.touch()
      expect(store.state.getState().status).toBe('loading')
      await waitForStatus(store, 'locked')
    })

    it('nothing is written to it', async () => {
      const store = await wokenUp()
      await expect(store.change(logNote('2026-11-21', 'late'))).rejects.toThrow(CycleLockedError)
    })
  })

  it('a log in use stays open when a time to lock after is chosen in place of none', async () => {
    const store = await lockedStore()
    await store.unlock('1 2 3 4', askPhone)
    await store.setLockAfter(0)
    await vi.waitFor(() => expect(store.state.getState()).toMatchObject({ lockAfter: 0 }))
    phone.now += 10 * minuteMs
    store.touch()
    await store.setLockAfter(5)
    await vi.waitFor(() => expect(store.state.getState()).toMatchObject({ lockAfter: 5 }))
    store.touch()
    expect(store.state.getState().status).toBe('open')
  })

  it('a log that was used within the chosen time stays open', async () => {
    const store = await lockedStore()
    await store.unlock('1 2 3 4', askPhone)
    phone.now += 4 * minuteMs
    store.touch()
    phone.now += 4 * minuteMs
    store.follow()()
    expect(store.state.getState().status).toBe('open')
  })
})
