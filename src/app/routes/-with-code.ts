import type { RouteComponent } from '@tanstack/react-router'

type Loads = { readonly preload?: (() => Promise<unknown> | undefined) | undefined }

/**
 * A screen and what the router loads before it draws it: parts that load lazily, a catalogue. What cannot be loaded
 * shows on the screen, which tries again.
 */
export const withCode = (screen: RouteComponent, ...parts: readonly Loads[]): RouteComponent => {
  const loads = [screen.preload, ...parts.map(({ preload }) => preload)]
  return Object.assign(screen, { preload: async () => void (await Promise.allSettled(loads.map((load) => load?.()))) })
}
