import { storeChosenLanguage } from '@/store/chosen-language'
import { storeWantedLanguage } from '@/store/wanted-language'
import { activate, registrationOptions } from '@/store/worker-registration'
import { languageOfWorker, workerScript } from '@/app/install/rules/built-files'
import type { Language } from '@/kit/rules/language'
import { builtLanguage } from '@/kit/words/locale'
import { reloadPage } from '@/kit/platform/reload-page'

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

const scriptOf = (language: Language): string => new URL(workerScript(language), location.origin).href

/** Installs the worker of a language. Resolves to undefined if its files cannot be downloaded. */
const installWorker = async (language: Language): Promise<ServiceWorker | undefined> => {
  const script = scriptOf(language)
  const { active, installing, waiting } = await navigator.serviceWorker.register(script, registrationOptions)
  const next = [installing, waiting, active].find((worker) => worker?.scriptURL === script)
  return next && (await isInstalled(next)) ? next : undefined
}

/** Called when the app has a language. The page may be in another one. */
const show = (language: Language): void => {
  storeChosenLanguage(language)
  if (language !== builtLanguage) reloadPage()
}

/** The request of last. On a slow network it may take minutes, and a person then chooses again. */
let latest: { readonly language: Language } | undefined

/**
 * Shows the app in a language, on this phone and in all tabs. What only that language has is downloaded first, so the
 * app works offline in it at once. The language that the app has already takes back what is being downloaded.
 * @returns false, with nothing changed, if it cannot be downloaded; otherwise the page reloads, unless it is in that
 * language, or another was asked for meanwhile
 */
export const changeLanguage = async (language: Language): Promise<boolean> => {
  const request = { language }
  latest = request
  // Without a worker the server's page leads to the one in the chosen language.
  const registration = 'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistration() : undefined
  if (!registration) {
    show(language)
    return true
  }
  await storeWantedLanguage(language)
  // The worker that is being installed refuses, because it is not wanted any more.
  const { active, waiting } = registration
  const isWaiting = waiting !== null && waiting.scriptURL !== scriptOf(language)
  if (active?.scriptURL === scriptOf(language) && !isWaiting) {
    show(language)
    return true
  }
  // Without a network: the caller says so.
  const worker = await installWorker(language).catch(() => undefined)
  // Another language was asked for meanwhile, and this one may have been installed all the same: the other takes its
  // place.
  if (latest !== request)
    return worker && latest && latest.language !== language ? changeLanguage(latest.language) : true
  if (!worker) {
    latest = undefined
    await storeWantedLanguage(active ? languageOfWorker(active.scriptURL) : builtLanguage)
    return false
  }
  navigator.serviceWorker.addEventListener('controllerchange', () => show(language))
  if (worker.state === 'activated') show(language)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target origin
  else activate(() => worker.postMessage({ type: 'SKIP_WAITING' }))
  return true
}
