import * as v from 'valibot'
import { deviceDb } from './db'

const memorySchema = v.object({ visits: v.number(), declined: v.boolean() })
type InstallMemory = v.InferOutput<typeof memorySchema>

const read = async (): Promise<InstallMemory> => {
  const saved = v.safeParse(memorySchema, (await deviceDb().device.get('install-prompt'))?.value)
  return saved.success ? saved.output : { visits: 0, declined: false }
}

const change = (rule: (memory: InstallMemory) => InstallMemory): Promise<InstallMemory> =>
  deviceDb().transaction('rw', deviceDb().device, async () => {
    const value = rule(await read())
    await deviceDb().device.put({ key: 'install-prompt', value })
    return value
  })

let visit: Promise<InstallMemory> | undefined

/** Counts this visit, once for as long as the page lives, and says how many there were. */
export const noteVisit = (): Promise<InstallMemory> =>
  (visit ??= change((memory) => ({ ...memory, visits: memory.visits + 1 })))

/** The person said no, or was asked already. */
export const noteDeclined = (): Promise<InstallMemory> => change((memory) => ({ ...memory, declined: true }))
