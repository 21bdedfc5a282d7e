/** The first visible item of a list, and the distance of its top edge from the top of the screen in pixels. */
export type ScrollPosition = { readonly item: string; readonly offset: number }

/** Stores the scroll position of one list. `read` returns null on a new visit. */
export type ScrollPositionStore = {
  readonly read: () => ScrollPosition | null
  readonly save: (position: ScrollPosition | null) => void
}
