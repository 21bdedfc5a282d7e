import { useEffect, useState, useSyncExternalStore } from 'react'
import { isApple, isInstalled } from '@/ui/platform/installed'
import { deferredPrompt, onPrompt } from './install-event'

const loadMemory = () => import('@/data/install-memory')

const remember = (): Promise<unknown> =>
  loadMemory()
    .then(({ noteDeclined }) => noteDeclined())
    .catch(() => {})

type Offer = { readonly kind: 'none' | 'prompt' | 'ios'; readonly install: () => void; readonly decline: () => void }

/** Whether to offer an installation now: once the app has been of use, never after an answer, never when installed. */
export const useInstallOffer = (): Offer => {
  const [welcome, setWelcome] = useState(false)
  const prompt = useSyncExternalStore(onPrompt, deferredPrompt)

  useEffect(() => {
    let gone = false
    let stop = () => {}
    // Also by the browser's own menu.
    window.addEventListener('appinstalled', remember)
    void loadMemory()
      .then(async ({ noteVisit, watchMoment }) => {
        await noteVisit()
        if (!gone) stop = watchMoment(setWelcome)
      })
      // Without storage nothing can be remembered, so nothing is offered.
      .catch(() => {})
    return () => {
      gone = true
      stop()
      window.removeEventListener('appinstalled', remember)
    }
  }, [])

  // Remembered first: who sees the offer go must not meet it again.
  const close = () => void remember().then(() => setWelcome(false))
  const offered = welcome && !isInstalled()
  return {
    kind: offered ? (prompt ? 'prompt' : isApple() ? 'ios' : 'none') : 'none',
    install: () => {
      // Whatever is answered there, this offer has been made.
      void prompt?.prompt()
      close()
    },
    decline: close,
  }
}
