import { chosenLanguage, storeChosenLanguage } from '@/data/chosen-language'
import { activate, registrationOptions } from '@/data/worker-registration'
import { workerScript } from '@/domain/install/built-files'
import type { Language } from '@/domain/shared/language'
import { reloadPage } from '@/ui/platform/reload-page'

/** Waits for the end of the installation. Resolves to whether it succeeded. */
const isInstalled = (worker: ServiceWorker): Promise<boolean> =>
  new Promise((resolve) => {
    const settle = () => {
      if (worker.state === 'redundant') resolve(false)
      else if (worker.state !== 'installing') resolve(true)
    }
    worker.addEventListener('statechange', settle)
    settle()
  })

/** Lets the worker of a language take over. All tabs reload then. Resolves to false if its files cannot be downloaded. */
const installWorker = async (language: Language): Promise<boolean> => {
  const script = new URL(workerScript(language), location.origin).href
  const { active, installing, waiting } = await navigator.serviceWorker.register(script, registrationOptions)
  const next = [installing, waiting, active].find((worker) => worker?.scriptURL === script)
  if (!next || !(await isInstalled(next))) return false
  navigator.serviceWorker.addEventListener('controllerchange', reloadPage)
  if (next === active) reloadPage()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target origin
  else activate(() => next.postMessage({ type: 'SKIP_WAITING' }))
  return true
}

/**
 * Shows the app in a language, on this phone and in all tabs. What only that language has is downloaded first, so the app works offline
 * in it at once.
 * @returns false, with nothing changed, if it cannot be downloaded; otherwise the page reloads
 */
export const changeLanguage = async (language: Language): Promise<boolean> => {
  const before = chosenLanguage()
  // At once: a tab that starts meanwhile would register the worker of the language before.
  storeChosenLanguage(language)
  // Without a worker the server's page leads to the one in the chosen language.
  if (!('serviceWorker' in navigator) || !(await navigator.serviceWorker.getRegistration())) {
    reloadPage()
    return true
  }
  // Without a network: the caller says so.
  const succeeded = await installWorker(language).catch(() => false)
  if (!succeeded) storeChosenLanguage(before)
  return succeeded
}
