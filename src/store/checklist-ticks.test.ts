import { beforeEach, describe, expect, it } from 'vitest'
import { clearTicks, deleteTicks, readTicks, setTick } from './checklist-ticks'
import { userId } from '@/kit/rules/ids'
import { deviceDb } from './db'
import { deleteUserRecord, saveUser } from './session/user-record'

beforeEach(() => deviceDb().device.clear())

describe('the ticks of a checklist', () => {
  it('are stored per item and per checklist', async () => {
    await setTick('pms', 'sleep', true)
    await Promise.all([setTick('pms', 'walk', true), setTick('other', 'walk', true)])
    await setTick('pms', 'sleep', false)
    expect(await readTicks('pms')).toEqual(['walk'])
    expect(await readTicks('other')).toEqual(['walk'])
  })

  it('contain an item only once when it is ticked twice', async () => {
    await setTick('pms', 'sleep', true)
    await setTick('pms', 'sleep', true)
    expect(await readTicks('pms')).toEqual(['sleep'])
  })

  it('of one checklist are cleared without those of another', async () => {
    await setTick('pms', 'sleep', true)
    await setTick('other', 'walk', true)
    await clearTicks('pms')
    expect(await readTicks('pms')).toEqual([])
    expect(await readTicks('other')).toEqual(['walk'])
  })

  it('of all checklists can be deleted together', async () => {
    await setTick('pms', 'sleep', true)
    await setTick('other', 'walk', true)
    await deleteTicks()
    expect(await deviceDb().device.get('ticks')).toBeUndefined()
    expect([...(await readTicks('pms')), ...(await readTicks('other'))]).toEqual([])
  })

  it.each([null, 'sleep', { pms: 'sleep' }, { pms: [1] }])('start empty when the stored value is %j', async (value) => {
    await deviceDb().device.put({ key: 'ticks', value })
    expect(await readTicks('pms')).toEqual([])
    await setTick('pms', 'sleep', true)
    expect(await readTicks('pms')).toEqual(['sleep'])
  })

  it('are separate for each user; those set while signed out move to the user who signs in', async () => {
    const user = (digit: number) => ({
      id: userId(`0a000000-0000-4000-8000-00000000000${digit}`),
      email: 'x@students.example',
      fullName: null,
    })
    await setTick('bag', 'blanket', true)
    await saveUser(user(1))
    expect(await readTicks('bag')).toEqual(['blanket'])
    await setTick('bag', 'soap', true)
    await deleteUserRecord()
    expect(await readTicks('bag')).toEqual([])
    await saveUser(user(2))
    expect(await readTicks('bag')).toEqual([])
    await saveUser(user(1))
    expect(await readTicks('bag')).toEqual(['blanket', 'soap'])
    await deleteTicks()
    expect(await readTicks('bag')).toEqual([])
  })
})
