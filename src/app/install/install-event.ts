/** Chromium's non-standard event, which the DOM types lack. */
export interface InstallPromptEvent extends Event {
  prompt(): Promise<void>
}

const isInstallPrompt = (event: Event): event is InstallPromptEvent => 'prompt' in event

/** The event may fire before any component listens, so it is stored. */
let storedPrompt: InstallPromptEvent | null = null
const listeners = new Set<() => void>()
const storePrompt = (event: Event): void => {
  if (!isInstallPrompt(event)) return
  event.preventDefault()
  storedPrompt = event
  for (const listener of listeners) listener()
}
// Pages are rendered at build time, too.
if ('window' in globalThis) window.addEventListener('beforeinstallprompt', storePrompt)

/** The browser's install prompt; null until the browser offers it. */
export const deferredPrompt = (): InstallPromptEvent | null => storedPrompt

/** Returns a function that unsubscribes. */
export const onPrompt = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
