/**
 * Reloads the page as soon as a worker of a later version or another language controls it. The first worker does not
 * count: the page that it claims is current. Call this when the app starts, because a tab must reload even in its first
 * seconds.
 * @param workers undefined where the browser has no workers
 */
export const reloadForNextWorker = (
  workers: (EventTarget & { readonly controller: object | null }) | undefined,
  reload: () => void,
): void => {
  let isControlled = workers !== undefined && workers.controller !== null
  workers?.addEventListener('controllerchange', () => {
    if (isControlled) reload()
    isControlled = true
  })
}
