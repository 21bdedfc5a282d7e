/**
 * Reloads the page as soon as another service worker controls it, which has a later version or another language. The first worker
 * claims a page that is current. Call it when the app starts: a tab must reload in its first seconds, too.
 * @param workers undefined where the browser has no workers
 */
export const reloadForNextWorker = (workers: (EventTarget & { readonly controller: object | null }) | undefined, reload: () => void): void => {
  let isControlled = workers !== undefined && workers.controller !== null
  workers?.addEventListener('controllerchange', () => {
    if (isControlled) reload()
    isControlled = true
  })
}
