import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/**
 * False while React hydrates a prerendered page, when a component must draw what the build has drawn; true from the
 * next render on, and at once on a screen that React draws itself.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
