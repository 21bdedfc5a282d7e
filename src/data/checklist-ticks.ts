import * as v from 'valibot'
import { deviceDb, personalKey } from './db'
import type { Identity } from './outbox/operation'
import { readIdentity } from './session/user-record'

/** Which items of which checklist are ticked. */
const ticksSchema = v.record(v.string(), v.array(v.string()))
type Ticks = v.InferOutput<typeof ticksSchema>

const ticksOf = async (identity: Identity): Promise<Ticks> => {
  const saved = v.safeParse(ticksSchema, (await deviceDb().device.get(personalKey('ticks', identity)))?.value)
  return saved.success ? saved.output : {}
}

/** Everybody has ticks of their own. What was ticked before signing in comes along. */
const read = async (identity: Identity): Promise<Ticks> => {
  const signedOut = await ticksOf('anonymous')
  return identity === 'anonymous' ? signedOut : { ...signedOut, ...(await ticksOf(identity)) }
}

/** The ticked items of a checklist. They stay on this phone. @param identity whose; of who is signed in unless told otherwise */
export const readTicks = async (list: string, identity?: Identity): Promise<readonly string[]> => (await read(identity ?? (await readIdentity())))[list] ?? []

const change = (list: string, rule: (ticked: readonly string[]) => string[]): Promise<void> =>
  deviceDb().transaction('rw', deviceDb().device, async () => {
    const identity = await readIdentity()
    const all = await read(identity)
    if (identity !== 'anonymous') await deviceDb().device.delete('ticks')
    await deviceDb().device.put({ key: personalKey('ticks', identity), value: { ...all, [list]: rule(all[list] ?? []) } })
  })

export const setTick = (list: string, item: string, ticked: boolean): Promise<void> =>
  change(list, (before) => [...before.filter((other) => other !== item), ...(ticked ? [item] : [])])

export const clearTicks = (list: string): Promise<void> => change(list, () => [])

/** Of every checklist. */
export const deleteTicks = async (): Promise<void> => deviceDb().device.bulkDelete(['ticks', personalKey('ticks', await readIdentity())])
