/** What is done when a part of the app cannot be loaded: a deploy in the middle of a visit, a broken copy, no network. */

const name = 'MissingPartError'
const mendPatienceMs = 30_000
const loopGuardMs = 60_000
const reloadedKey = 'comrade-reloaded-at'

/**
 * Marks what an import has thrown. By its message the router would load the page anew at once, which without a network
 * leaves a person with nothing at all.
 */
export const markMissingChunk = (error: Error): void => {
  error.name = name
  error.message = `A part of the app could not be loaded (${error.message})`
}

export const isMissingChunk = (error: unknown): boolean => error instanceof Error && error.name === name

/** The worker keeps no copy of its own script: only the server answers. */
const isReachable = (): Promise<boolean> =>
  fetch('/sw.js', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )

/** Asks the worker to fetch anew what it keeps; whether it could. */
const mend = (worker: ServiceWorker): Promise<boolean> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    const timer = setTimeout(() => resolve(false), mendPatienceMs)
    port1.addEventListener('message', ({ data }) => {
      clearTimeout(timer)
      resolve(data === true)
    })
    port1.start()
    worker.postMessage({ type: 'MEND' }, [port2])
  })

/** A worker that cannot be mended, as its version is gone from the server, makes way; the page installs the present one. */
const makeSound = async (): Promise<void> => {
  const worker = navigator.serviceWorker?.controller
  if (!worker || (await mend(worker))) return
  await (await navigator.serviceWorker.getRegistration())?.unregister()
}

type Reload = () => void

/**
 * Loads the page anew from sound files. What was typed is kept by the drafts of the forms.
 * @returns false when the server cannot be reached: then what is on the screen stays
 */
export const reloadRepaired = async (reload: Reload): Promise<boolean> => {
  if (!(await isReachable())) return false
  await makeSound().catch(() => {})
  reload()
  return true
}

/** Whether the page was not loaded anew a moment ago; where that cannot be remembered it must not be done unasked. */
const mayReload = (): boolean => {
  try {
    if (Date.now() - Number(sessionStorage.getItem(reloadedKey)) < loopGuardMs) return false
    sessionStorage.setItem(reloadedKey, String(Date.now()))
    return true
  } catch {
    return false
  }
}

/** After a deploy the old names are gone: the page is loaded anew by itself, once. */
export const reloadOnce = async (reload: Reload): Promise<void> => {
  if ((await isReachable()) && mayReload()) reload()
}
