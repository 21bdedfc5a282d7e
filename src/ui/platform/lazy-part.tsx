import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

function Nothing() {
  return null
}

/**
 * A lazily loaded part of a screen. When its code cannot be loaded (the network failed before the whole app was cached),
 * `fallback` renders instead and the rest of the screen still works.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ComponentType<Props> = Nothing,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(() =>
    load().then(
      (component) => ({ default: component }),
      () => ({ default: fallback }),
    ),
  )
