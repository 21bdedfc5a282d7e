import { describe, expect, it } from 'vitest'
import type { CycleLogStore } from './cycle-log-store'
import { cycleLogFixture, logNote } from '#support/health/cycle/cycle-log-fixture'
import { NotConfirmedError } from './phone-lock'

const { phone, open, waitForStatus, daysOf, askPhone } = cycleLogFixture()

describe('with a PIN and the phone’s own lock', () => {
  const device = { credential: new Uint8Array([1]), salt: new Uint8Array([2]) }
  const lockedStore = async (): Promise<CycleLogStore> => {
    const store = open()
    await store.change(logNote('2026-11-21', 'for two keys'))
    await store.setPin('1 2 3 4', 5, askPhone, device)
    await store.lock()
    return store
  }

  it('the log opens with both', async () => {
    const store = await lockedStore()
    expect(await waitForStatus(store, 'locked')).toMatchObject({ asksDevice: true })
    expect(await store.unlock('1 2 3 4', askPhone)).toBe('done')
    expect(await daysOf(store)).toMatchObject([{ notes: 'for two keys' }])
  })

  it('the log stays locked for the right PIN on another phone', async () => {
    const store = await lockedStore()
    phone.secret = () => Promise.resolve(new Uint8Array(32).fill(8))
    expect(await store.unlock('1 2 3 4', askPhone)).toMatchObject({ kind: 'wrong' })
  })

  it('a confirmation declined by the phone does not count as a try', async () => {
    const store = await lockedStore()
    phone.secret = () => Promise.reject(new NotConfirmedError('declined'))
    for (let n = 0; n < 4; n += 1)
      expect(await store.unlock('1 2 3 4', askPhone)).toEqual({ kind: 'not-confirmed', until: 0 })
    phone.secret = () => Promise.resolve(new Uint8Array(32).fill(7))
    expect(await store.unlock('1 2 3 4', askPhone)).toBe('done')
  })

  it('the log does not open with the PIN alone when the phone’s part is removed from the record', async () => {
    const store = await lockedStore()
    const pin = await phone.db.metadata.get('pin')
    if (pin?.key !== 'pin') throw new Error('no PIN')
    const { device: _device, ...pinOnly } = pin
    await phone.db.metadata.put(pinOnly)
    expect(await store.unlock('1 2 3 4', askPhone)).toMatchObject({ kind: 'wrong' })
  })

  it('a new PIN requires the phone’s lock only if that was chosen again', async () => {
    const store = await lockedStore()
    await store.unlock('1 2 3 4', askPhone)
    expect(await store.changePin('1 2 3 4', 'abcd', askPhone)).toBe('done')
    await store.lock()
    phone.secret = () => Promise.reject(new Error('not asked'))
    expect(await store.unlock('abcd', askPhone)).toBe('done')
  })
})
