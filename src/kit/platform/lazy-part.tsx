import { useLayoutEffect, type ComponentType } from 'react'
import { lazyScreen, type LazyScreen } from './lazy-screen'
import { replayEvents } from './replay-events'

function Nothing() {
  return null
}

/**
 * A lazily loaded part of a screen. When its code cannot be loaded (the network failed before the whole app was
 * cached), `fallback` renders instead and the rest of the screen still works.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ComponentType<Props> = Nothing,
): LazyScreen<Props> => {
  const Lazy = lazyScreen(() => load().catch(() => fallback))
  function Part(props: Props) {
    // It may be later than the rest of a prerendered page.
    useLayoutEffect(replayEvents, [])
    return <Lazy {...props} />
  }
  return Object.assign(Part, { preload: Lazy.preload })
}
