import type { Identity, UserId } from '@/kit/rules/ids'
import * as v from 'valibot'
import { deviceDb, personalKey } from './db'
import { readIdentity } from './session/user-record'

/** The ticked items of each checklist. */
const ticksSchema = v.record(v.string(), v.array(v.string()))
type Ticks = v.InferOutput<typeof ticksSchema>

const ticksOf = async (identity: Identity): Promise<Ticks> => {
  const saved = v.safeParse(ticksSchema, (await deviceDb().device.get(personalKey('ticks', identity)))?.value)
  return saved.success ? saved.output : {}
}

/** Each user has their own ticks. Those set while signed out are merged into them. */
const read = async (identity: Identity): Promise<Ticks> => {
  const signedOut = await ticksOf('anonymous')
  return identity === 'anonymous' ? signedOut : { ...signedOut, ...(await ticksOf(identity)) }
}

/** The ticked items of a checklist. They are never sent. @param identity defaults to the signed-in user */
export const readTicks = async (list: string, identity?: Identity): Promise<readonly string[]> =>
  (await read(identity ?? (await readIdentity())))[list] ?? []

const change = (list: string, update: (ticked: readonly string[]) => string[]): Promise<void> =>
  deviceDb().transaction('rw', deviceDb().device, async () => {
    const identity = await readIdentity()
    const ticks = await read(identity)
    if (identity !== 'anonymous') await deviceDb().device.delete('ticks')
    await deviceDb().device.put({
      key: personalKey('ticks', identity),
      value: { ...ticks, [list]: update(ticks[list] ?? []) },
    })
  })

export const setTick = (list: string, item: string, ticked: boolean): Promise<void> =>
  change(list, (before) => [...before.filter((other) => other !== item), ...(ticked ? [item] : [])])

export const clearTicks = (list: string): Promise<void> => change(list, () => [])

/** Deletes the ticks of all checklists, including those set while signed out. */
export const deleteTicks = async (): Promise<void> =>
  deviceDb().device.bulkDelete(['ticks', personalKey('ticks', await readIdentity())])

/** Adds the ticks of one account to those of another. Called in a transaction, which then deletes the first. */
export const takeOverTicks = async (from: UserId, to: UserId): Promise<void> => {
  const [earlier, own] = [await ticksOf(from), await ticksOf(to)]
  const value = Object.fromEntries(
    [...Object.keys(earlier), ...Object.keys(own)].map((list) => [
      list,
      [...new Set([...(earlier[list] ?? []), ...(own[list] ?? [])])],
    ]),
  )
  if (Object.keys(earlier).length > 0) await deviceDb().device.put({ key: personalKey('ticks', to), value })
}
