import * as v from 'valibot'
import { deviceDb } from './db'

/** Which items of which checklist are ticked. */
const ticksSchema = v.record(v.string(), v.array(v.string()))

const read = async () => {
  const saved = v.safeParse(ticksSchema, (await deviceDb().device.get('ticks'))?.value)
  return saved.success ? saved.output : {}
}

/** The ticked items of a checklist. They stay on this phone. */
export const readTicks = async (list: string): Promise<readonly string[]> => (await read())[list] ?? []

const change = (list: string, rule: (ticked: readonly string[]) => string[]): Promise<void> =>
  deviceDb().transaction('rw', deviceDb().device, async () => {
    const all = await read()
    await deviceDb().device.put({ key: 'ticks', value: { ...all, [list]: rule(all[list] ?? []) } })
  })

export const setTick = (list: string, item: string, ticked: boolean): Promise<void> =>
  change(list, (before) => [...before.filter((other) => other !== item), ...(ticked ? [item] : [])])

export const clearTicks = (list: string): Promise<void> => change(list, () => [])

/** Of every checklist. */
export const forgetTicks = (): Promise<void> => deviceDb().device.delete('ticks')
