/**
 * Reloads the page as soon as another service worker controls it: the files of this page are outdated then, or in another language. The
 * first worker claims a page that is current. From the start of the app on: a tab in its first seconds reloads, too.
 * @param workers undefined where the browser has no workers
 */
export const reloadForNextWorker = (workers: (EventTarget & { readonly controller: object | null }) | undefined, reload: () => void): void => {
  let isControlled = workers !== undefined && workers.controller !== null
  workers?.addEventListener('controllerchange', () => {
    if (isControlled) reload()
    isControlled = true
  })
}
