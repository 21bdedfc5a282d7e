import 'fake-indexeddb/auto'
import { describe, expect, it } from 'vitest'
import type { CycleLogStore } from './cycle-log-store'
import { cycleLogFixture, logNote } from './cycle-log-fixture'
import { NotConfirmedError } from './phone-lock'

const { phone, open, shown, daysOf, askPhone } = cycleLogFixture()

describe('with a PIN and the phone’s own lock', () => {
  const device = { credential: new Uint8Array([1]), salt: new Uint8Array([2]) }
  const locked = async (): Promise<CycleLogStore> => {
    const keeper = open()
    await keeper.change(logNote('2026-11-21', 'for two keys'))
    await keeper.setPin('1 2 3 4', 5, askPhone, device)
    await keeper.lock()
    return keeper
  }

  it('opens with both', async () => {
    const keeper = await locked()
    expect(await shown(keeper, 'locked')).toMatchObject({ asksDevice: true })
    expect(await keeper.unlock('1 2 3 4', askPhone)).toBe('done')
    expect(await daysOf(keeper)).toMatchObject([{ notes: 'for two keys' }])
  })

  it('stays locked for the right PIN on another phone', async () => {
    const keeper = await locked()
    phone.secret = () => Promise.resolve(new Uint8Array(32).fill(8))
    expect(await keeper.unlock('1 2 3 4', askPhone)).toMatchObject({ kind: 'wrong' })
  })

  it('a phone that does not confirm costs no try', async () => {
    const keeper = await locked()
    phone.secret = () => Promise.reject(new NotConfirmedError('declined'))
    for (let n = 0; n < 4; n += 1) expect(await keeper.unlock('1 2 3 4', askPhone)).toEqual({ kind: 'not-confirmed', until: 0 })
    phone.secret = () => Promise.resolve(new Uint8Array(32).fill(7))
    expect(await keeper.unlock('1 2 3 4', askPhone)).toBe('done')
  })

  it('does not open with the PIN alone when the phone’s part is struck from the record', async () => {
    const keeper = await locked()
    const pin = await phone.db.metadata.get('pin')
    if (pin?.key !== 'pin') throw new Error('no PIN')
    const { device: _device, ...without } = pin
    await phone.db.metadata.put(without)
    expect(await keeper.unlock('1 2 3 4', askPhone)).toMatchObject({ kind: 'wrong' })
  })

  it('the next PIN asks for the phone only where that is wanted', async () => {
    const keeper = await locked()
    await keeper.unlock('1 2 3 4', askPhone)
    expect(await keeper.changePin('1 2 3 4', 'abcd', askPhone)).toBe('done')
    await keeper.lock()
    phone.secret = () => Promise.reject(new Error('not asked'))
    expect(await keeper.unlock('abcd', askPhone)).toBe('done')
  })
})
