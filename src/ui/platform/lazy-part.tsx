import { lazy, useLayoutEffect, useState, type ComponentType } from 'react'
import { replayEvents } from './replay-events'

function Nothing() {
  return null
}

type LazyPart<Props> = ComponentType<Props> & {
  /** Loads the code, so that the part is drawn at once: what a prerendered page shows has to be there before React hydrates it. */
  readonly preload: () => Promise<void>
}

/**
 * A lazily loaded part of a screen. When its code cannot be loaded (the network failed before the whole app was cached),
 * `fallback` renders instead and the rest of the screen still works.
 */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>, fallback: ComponentType<Props> = Nothing): LazyPart<Props> => {
  let preloaded: ComponentType<Props> | undefined
  const loadOrFall = () => load().catch(() => fallback)
  const Lazy = lazy(async () => ({ default: await loadOrFall() }))
  function Part(props: Props) {
    const [Preloaded] = useState(() => preloaded)
    // It may be later than the rest of a prerendered page.
    useLayoutEffect(replayEvents, [])
    return Preloaded ? <Preloaded {...props} /> : <Lazy {...props} />
  }
  return Object.assign(Part, {
    preload: async () => {
      preloaded ??= await loadOrFall()
    },
  })
}
