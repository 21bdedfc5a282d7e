import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, it } from 'vitest'
import { clearTicks, deleteTicks, readTicks, setTick } from './checklist-ticks'
import { userId } from '@/domain/shared/ids'
import { deviceDb } from './db'
import { deleteUserRecord, saveUser } from './session/user-record'

beforeEach(() => deviceDb().device.clear())

describe('the ticks of a checklist', () => {
  it('stay, one by one, each list by itself', async () => {
    await setTick('pms', 'sleep', true)
    await Promise.all([setTick('pms', 'walk', true), setTick('other', 'walk', true)])
    await setTick('pms', 'sleep', false)
    expect(await readTicks('pms')).toEqual(['walk'])
    expect(await readTicks('other')).toEqual(['walk'])
  })

  it('hold an item once, however often it is ticked', async () => {
    await setTick('pms', 'sleep', true)
    await setTick('pms', 'sleep', true)
    expect(await readTicks('pms')).toEqual(['sleep'])
  })

  it('are cleared without those of another list', async () => {
    await setTick('pms', 'sleep', true)
    await setTick('other', 'walk', true)
    await clearTicks('pms')
    expect(await readTicks('pms')).toEqual([])
    expect(await readTicks('other')).toEqual(['walk'])
  })

  it('are forgotten of every list at once', async () => {
    await setTick('pms', 'sleep', true)
    await setTick('other', 'walk', true)
    await deleteTicks()
    expect(await deviceDb().device.get('ticks')).toBeUndefined()
    expect([...(await readTicks('pms')), ...(await readTicks('other'))]).toEqual([])
  })

  it.each([null, 'sleep', { pms: 'sleep' }, { pms: [1] }])('begin anew where %j was left', async (value) => {
    await deviceDb().device.put({ key: 'ticks', value })
    expect(await readTicks('pms')).toEqual([])
    await setTick('pms', 'sleep', true)
    expect(await readTicks('pms')).toEqual(['sleep'])
  })

  it('are each person’s own; those of before signing in come along', async () => {
    const person = (digit: number) => ({ id: userId(`0a000000-0000-4000-8000-00000000000${digit}`), email: 'x@students.example', fullName: null })
    await setTick('bag', 'blanket', true)
    await saveUser(person(1))
    expect(await readTicks('bag')).toEqual(['blanket'])
    await setTick('bag', 'soap', true)
    await deleteUserRecord()
    expect(await readTicks('bag')).toEqual([])
    await saveUser(person(2))
    expect(await readTicks('bag')).toEqual([])
    await saveUser(person(1))
    expect(await readTicks('bag')).toEqual(['blanket', 'soap'])
    await deleteTicks()
    expect(await readTicks('bag')).toEqual([])
  })
})
