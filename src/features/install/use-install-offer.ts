import { useEffect, useState } from 'react'

/** Chromium's event; not in the DOM's types, as it is no standard. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<void>
}

const isInstallPrompt = (event: Event): event is InstallPromptEvent => 'prompt' in event

/** The event may come before any component listens: it is kept from the start. */
let kept: InstallPromptEvent | null = null
const listeners = new Set<() => void>()
window.addEventListener('beforeinstallprompt', (event) => {
  if (!isInstallPrompt(event)) return
  event.preventDefault()
  kept = event
  for (const listener of listeners) listener()
})

const isInstalled = () => matchMedia('(display-mode: standalone)').matches
const isIos = () => /iPhone|iPad|iPod/.test(navigator.userAgent)

type Offer = { readonly kind: 'none' | 'prompt' | 'ios'; readonly install: () => void; readonly decline: () => void }

const loadMemory = () => import('@/data/install-memory')

/** Whether to offer an installation now: from the second visit on, never after a no, never when installed. */
export const useInstallOffer = (): Offer => {
  const [welcome, setWelcome] = useState(false)
  const [prompt, setPrompt] = useState(kept)

  useEffect(() => {
    const update = () => setPrompt(kept)
    listeners.add(update)
    void loadMemory()
      .then(({ noteVisit }) => noteVisit())
      .then(({ visits, declined }) => setWelcome(visits > 1 && !declined))
      // Without storage nothing can be remembered, so nothing is offered.
      .catch(() => setWelcome(false))
    return () => void listeners.delete(update)
  }, [])

  // Remembered first: who sees the offer go must not meet it again.
  const close = () =>
    void loadMemory()
      .then(({ noteDeclined }) => noteDeclined())
      .catch(() => {})
      .then(() => setWelcome(false))
  const offered = welcome && !isInstalled()
  return {
    kind: offered ? (prompt ? 'prompt' : isIos() ? 'ios' : 'none') : 'none',
    install: () => {
      // Whatever is answered there, this offer has been made.
      void prompt?.prompt()
      close()
    },
    decline: close,
  }
}
