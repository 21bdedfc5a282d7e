import { createElement, use, useState, type ComponentType } from 'react'

export type LazyScreen<Props> = ((props: Props) => React.JSX.Element) & {
  /** Loads the code, again if the last try failed. Does not throw: the failure is thrown where the screen is drawn. */
  readonly preload: () => Promise<void>
}

/**
 * A component whose code is loaded on demand, for routes. The router's own `lazyRouteComponent` forgets a failure when
 * the next touch starts another try: the address then changes, but the screen before it stays for good. Here the
 * promise that is drawn is the one that failed.
 */
export const lazyScreen = <Props extends object>(load: () => Promise<ComponentType<Props>>): LazyScreen<Props> => {
  let loaded: ComponentType<Props> | undefined
  let attempt: Promise<ComponentType<Props>> | undefined
  let hasFailed = false

  const start = (): Promise<ComponentType<Props>> => {
    hasFailed = false
    const started = load()
    started.then(
      (component) => (loaded = component),
      () => (hasFailed = true),
    )
    return started
  }

  function Awaited(props: Props) {
    return createElement(use((attempt ??= start())), props)
  }

  function Screen(props: Props) {
    const [Preloaded] = useState(() => loaded)
    return Preloaded ? <Preloaded {...props} /> : <Awaited {...props} />
  }

  return Object.assign(Screen, {
    preload: async () => {
      if (hasFailed) attempt = undefined
      await (attempt ??= start()).catch(() => {})
    },
  })
}
