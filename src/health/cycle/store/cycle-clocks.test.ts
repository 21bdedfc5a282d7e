import { describe, expect, it } from 'vitest'
import { hourMs, minuteMs } from '@/kit/rules/durations'
import type { CycleLogStore } from './cycle-log-store'
import { CycleLockedError } from './pin-lock'
import { cycleLogFixture, logNote } from '#support/health/cycle/cycle-log-fixture'

const { phone, open, waitForStatus, askPhone } = cycleLogFixture()

const lockedStore = async (): Promise<CycleLogStore> => {
  const store = open()
  await store.change(logNote('2026-11-21', 'noted'))
  await store.setPin('1 2 3 4', 5, askPhone)
  await store.lock()
  await waitForStatus(store, 'locked')
  return store
}

describe('a clock that was set back', () => {
  const pausedStore = async () => {
    const store = await lockedStore()
    for (const wrong of ['0000', '0001', '0002']) await store.unlock(wrong, askPhone)
    phone.now -= 3 * hourMs
    return store
  }

  it('makes a pause neither shorter nor longer while the app is open', async () => {
    const store = await pausedStore()
    phone.elapsed += 29_000
    phone.now += 29_000
    expect(await store.unlock('1 2 3 4', askPhone)).toEqual({ kind: 'wait', until: phone.now + 1000 })
    phone.elapsed += 1000
    phone.now += 1000
    expect(await store.unlock('1 2 3 4', askPhone)).toBe('done')
  })

  it('begins a longer pause again after a restart, whatever it says then', async () => {
    const store = await pausedStore()
    phone.elapsed += 30_000
    expect(await store.unlock('0003', askPhone)).toMatchObject({ kind: 'wrong' })
    phone.now -= hourMs
    phone.elapsed += 50_000
    const restarted = open()
    expect(await restarted.unlock('1 2 3 4', askPhone)).toEqual({ kind: 'wait', until: phone.now + minuteMs })
    phone.elapsed += minuteMs
    expect(await restarted.unlock('1 2 3 4', askPhone)).toBe('done')
  })

  it('does not end the pause of later tries early in a tab that saw as many before', async () => {
    const [store, other] = [await pausedStore(), open()]
    await other.unlock('1 2 3 4', askPhone)
    phone.elapsed += hourMs
    expect(await other.unlock('1 2 3 4', askPhone)).toBe('done')
    for (const wrong of ['0000', '0001', '0002']) await other.unlock(wrong, askPhone)
    expect(await store.unlock('1 2 3 4', askPhone)).toMatchObject({ kind: 'wait', until: phone.now + 30_000 })
  })
})

it.for([
  { what: 'the clock was set back by more than it slept', now: -hourMs, elapsed: 0 },
  { what: 'the clock was set back by a second', now: -1000, elapsed: 0 },
  { what: 'the clock was set back, and the page’s says that time has passed', now: -minuteMs, elapsed: 2 * hourMs },
  {
    what: 'the clock was set back to just after the last touch, and the page’s says that time has passed',
    now: minuteMs,
    elapsed: 6 * minuteMs,
  },
  { what: 'the clock was set forward', now: 365 * 24 * hourMs, elapsed: minuteMs },
])('an open log locks when a screen shows it again, though $what', async ({ now, elapsed }) => {
  const store = await lockedStore()
  await store.unlock('1 2 3 4', askPhone)
  await waitForStatus(store, 'open')
  phone.now += now
  phone.elapsed += elapsed
  store.touch()
  expect(store.state.getState().status).toBe('loading')
  await waitForStatus(store, 'locked')
  await expect(store.change(logNote('2026-11-21', 'late'))).rejects.toThrow(CycleLockedError)
})
