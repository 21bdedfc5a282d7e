/** Chromium's event; not in the DOM's types, as it is no standard. */
export interface InstallPromptEvent extends Event {
  prompt(): Promise<void>
}

const isInstallPrompt = (event: Event): event is InstallPromptEvent => 'prompt' in event

/** The event may come before anything listens: it is kept from the start. */
let kept: InstallPromptEvent | null = null
const listeners = new Set<() => void>()
window.addEventListener('beforeinstallprompt', (event) => {
  if (!isInstallPrompt(event)) return
  event.preventDefault()
  kept = event
  for (const listener of listeners) listener()
})

/** The browser's own question, as soon as it may be put. */
export const deferredPrompt = (): InstallPromptEvent | null => kept

/** Answers when to stop. */
export const onPrompt = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
