import { reportAs } from './error-log/error-log'
import { orNull } from './or-null'

const key = 'comrade-tab'
let inMemory: string | undefined

const isHidden = (page: EventTarget | null): boolean =>
  page !== null && 'visibilityState' in page && page.visibilityState === 'hidden'

/**
 * Takes the id out while the page is in use, because a tab that is duplicated begins with a copy of what is stored in
 * this one.
 */
const keepWhileAway = (id: string): void => {
  const away = () => void orNull(() => sessionStorage.setItem(key, id))
  const back = () => void orNull(() => sessionStorage.removeItem(key))
  back()
  globalThis.addEventListener('pagehide', away)
  globalThis.addEventListener('pageshow', back)
  // A phone that closes a page in the background tells it nothing more.
  globalThis.addEventListener('visibilitychange', (event: Event) => (isHidden(event.target) ? away() : back()))
}

/** A random id of this tab, the same after a reload. */
export const tabId = (): string => {
  if (inMemory === undefined) {
    inMemory = orNull(() => sessionStorage.getItem(key)) ?? crypto.randomUUID()
    keepWhileAway(inMemory)
  }
  return inMemory
}

const lockOf = (id: string): string => `comrade-tab/${id}`

/** Tells other tabs that this one is open, until it is closed. */
export const holdTab = (): void => {
  if ('locks' in navigator)
    void navigator.locks
      .request(lockOf(tabId()), { ifAvailable: true }, () => new Promise(() => {}))
      .catch(reportAs('page'))
}

/** The tabs that are certainly closed. Without Web Locks none is. */
export const closedTabs = async (ids: readonly string[]): Promise<readonly string[]> => {
  if (!('locks' in navigator)) return []
  const { held = [] } = await navigator.locks.query()
  return ids.filter((id) => held.every(({ name }) => name !== lockOf(id)))
}
