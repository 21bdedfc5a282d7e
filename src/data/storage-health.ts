let asked = false

/** Asks the browser, once, not to clear our data when space runs low. Harmless where it says no. */
export const keepStorage = async (): Promise<void> => {
  if (asked) return
  asked = true
  await navigator.storage?.persist?.().catch(() => false)
}
