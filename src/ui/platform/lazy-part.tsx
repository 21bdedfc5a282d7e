import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

const Nothing = () => null

/**
 * A part of a screen whose code loads late. Where it cannot be loaded (the network went before the app was all on the
 * phone) something simpler stands in its place, and the rest of the screen goes on.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead: ComponentType<Props> = Nothing,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(() =>
    load().then(
      (component) => ({ default: component }),
      () => ({ default: instead }),
    ),
  )
