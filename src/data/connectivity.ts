import { createStore } from 'zustand/vanilla'

type Connectivity = {
  /** What the browser says. */
  readonly online: boolean
  /** Whether our server answered when last asked; the browser is online on a phone without credit, too. */
  readonly reachable: boolean
}

export const connectivity = createStore<Connectivity>()(() => ({
  online: globalThis.navigator.onLine,
  reachable: true,
}))

export const isOffline = (state: Connectivity): boolean => !state.online || !state.reachable

/** Follows the browser's word; answers when to stop. */
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
