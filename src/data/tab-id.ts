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
