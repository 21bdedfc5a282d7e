import { createStore } from 'zustand/vanilla'

type Connectivity = {
  /**
   * As reported by `navigator.onLine`, until the server answers: behind a VPN, and in some WebViews, browsers say
   * `false` on a network that works.
   */
  readonly online: boolean
  /** True if our server responded last time. The browser reports `online` even on a phone without credit. */
  readonly reachable: boolean
}

export const connectivity = createStore<Connectivity>()(() => ({ online: true, reachable: true }))
// A prerendered page shows the initial state.
connectivity.setState({ online: globalThis.navigator.onLine })

export const isOffline = (state: Connectivity): boolean => !state.online || !state.reachable

/** Our server has answered: the network works, whatever the browser reports. */
export const noteAnswer = (): void => {
  if (isOffline(connectivity.getState())) connectivity.setState({ online: true, reachable: true })
}

/** Follows the browser's `online` and `offline` events. Returns a function that stops it. */
export const watchConnectivity = (target: EventTarget): (() => void) => {
  const up = () => connectivity.setState({ online: true, reachable: true })
  const down = () => connectivity.setState({ online: false })
  target.addEventListener('online', up)
  target.addEventListener('offline', down)
  return () => {
    target.removeEventListener('online', up)
    target.removeEventListener('offline', down)
  }
}
