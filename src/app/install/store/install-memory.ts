import * as v from 'valibot'
import { isOpen } from '@/cart/rules/order'
import { countVisit, isGoodMoment, type InstallMemory } from '@/app/install/rules/install-offer'
import { deviceDb } from '@/store/db'
import { watchQuery } from '@/store/watch-query'

const memorySchema = v.object({ visits: v.number(), seenAt: v.optional(v.number(), 0), declined: v.boolean() })

const read = async (): Promise<InstallMemory> => {
  const saved = v.safeParse(memorySchema, (await deviceDb().device.get('install-prompt'))?.value)
  return saved.success ? saved.output : { visits: 0, seenAt: 0, declined: false }
}

const change = (update: (memory: InstallMemory) => InstallMemory): Promise<InstallMemory> =>
  deviceDb().transaction('rw', deviceDb().device, async () => {
    const value = update(await read())
    await deviceDb().device.put({ key: 'install-prompt', value })
    return value
  })

let visit: Promise<InstallMemory> | undefined

/** Counts this visit, once per page load. */
export const recordVisit = (): Promise<InstallMemory> => (visit ??= change((memory) => countVisit(memory, Date.now())))

/** Records that the offer was dismissed, or that the app was installed without it. */
export const recordDismissal = (): Promise<InstallMemory> => change((memory) => ({ ...memory, declined: true }))

/** While an order is on its way, the question whether it was sent comes first. */
const isOrdering = async (): Promise<boolean> => {
  const newest = await deviceDb().orders.orderBy('placedAt').last()
  return newest !== undefined && isOpen(newest, Date.now())
}

/** Calls back with whether to offer the installation, now and after every change. Returns a function that stops it. */
export const watchInstallOffer = (onMoment: (good: boolean) => void): (() => void) =>
  watchQuery(async () => isGoodMoment(await read(), await deviceDb().orders.count()) && !(await isOrdering()), {
    next: onMoment,
    failed: () => onMoment(false),
  })
