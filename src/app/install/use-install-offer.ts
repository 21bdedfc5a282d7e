import { useState, useSyncExternalStore } from 'react'
import { isApple, isInstalled } from '@/kit/platform/installed'
import { deferredPrompt, onPrompt } from './install-event'
import { reportLater } from '@/store/error-log/report-later'
import { useAsync } from '@/store/use-async'

const loadMemory = () => import('@/app/install/store/install-memory')

const rememberResponse = (): Promise<unknown> =>
  loadMemory()
    .then(({ recordDismissal }) => recordDismissal())
    .catch((error: unknown) => reportLater('install', error))

type Offer = { readonly kind: 'none' | 'prompt' | 'ios'; readonly install: () => void; readonly decline: () => void }

/** Offers an installation at a good moment: only after some use, never after a response, never when installed. */
export const useInstallOffer = (): Offer => {
  const [goodMoment, setGoodMoment] = useState(false)
  const prompt = useSyncExternalStore(onPrompt, deferredPrompt, deferredPrompt)

  useAsync(
    async (signal) => {
      // Fires also for an installation from the browser's menu.
      window.addEventListener('appinstalled', rememberResponse, { signal })
      const { recordVisit, watchInstallOffer } = await loadMemory()
      // Without storage a response cannot be remembered: this throws, and nothing is offered.
      await recordVisit()
      if (!signal.aborted) signal.addEventListener('abort', watchInstallOffer(setGoodMoment))
    },
    [],
    'install',
  )

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
