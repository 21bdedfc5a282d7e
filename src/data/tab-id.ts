import { reportAs } from './error-log/error-log'

const key = 'comrade-tab'
let inMemory: string | undefined

/** A random id of this tab, the same after a reload. */
export const tabId = (): string => {
  inMemory ??= (() => {
    const id = crypto.randomUUID()
    try {
      const stored = sessionStorage.getItem(key)
      if (stored === null) sessionStorage.setItem(key, id)
      return stored ?? id
    } catch {
      return id
    }
  })()
  return inMemory
}

const lockOf = (id: string): string => `comrade-tab/${id}`

/** Tells other tabs that this one is open, until it is closed. */
export const holdTab = (): void => {
  if ('locks' in navigator) void navigator.locks.request(lockOf(tabId()), { ifAvailable: true }, () => new Promise(() => {})).catch(reportAs('page'))
}

/** The tabs that are certainly closed. Without Web Locks none is. */
export const closedTabs = async (ids: readonly string[]): Promise<readonly string[]> => {
  if (!('locks' in navigator)) return []
  const { held = [] } = await navigator.locks.query()
  return ids.filter((id) => held.every(({ name }) => name !== lockOf(id)))
}
