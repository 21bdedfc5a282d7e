import { useEffect, useState, useSyncExternalStore } from 'react'
import { isApple, isInstalled } from '@/ui/platform/installed'
import { deferredPrompt, onPrompt } from './install-event'
import { reportLater } from '@/data/error-log/report-later'

const loadMemory = () => import('@/data/install-memory')

const rememberResponse = (): Promise<unknown> =>
  loadMemory()
    .then(({ recordDismissal }) => recordDismissal())
    .catch((error: unknown) => reportLater('install', error))

type Offer = { readonly kind: 'none' | 'prompt' | 'ios'; readonly install: () => void; readonly decline: () => void }

/** Whether to offer an installation now: only after some use, never after a response, never when installed. */
export const useInstallOffer = (): Offer => {
  const [goodMoment, setGoodMoment] = useState(false)
  const prompt = useSyncExternalStore(onPrompt, deferredPrompt)

  useEffect(() => {
    let cancelled = false
    let stop = () => {}
    // Fires also for an installation from the browser's menu.
    window.addEventListener('appinstalled', rememberResponse)
    void loadMemory()
      .then(async ({ recordVisit, watchInstallOffer }) => {
        await recordVisit()
        if (!cancelled) stop = watchInstallOffer(setGoodMoment)
      })
      // Without storage a response cannot be remembered, so nothing is offered.
      .catch((error: unknown) => reportLater('install', error))
    return () => {
      cancelled = true
      stop()
      window.removeEventListener('appinstalled', rememberResponse)
    }
  }, [])

  // Stored before the notice closes, so that a dismissed offer never returns.
  const close = () => void rememberResponse().then(() => setGoodMoment(false))
  const offered = goodMoment && !isInstalled()
  return {
    kind: offered ? (prompt ? 'prompt' : isApple() ? 'ios' : 'none') : 'none',
    install: () => {
      // The offer counts as made, whatever the user chooses in the browser's prompt.
      void prompt?.prompt()
      close()
    },
    decline: close,
  }
}
