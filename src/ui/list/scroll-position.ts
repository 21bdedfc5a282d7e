/** Where a person was in a list: the item at the top of the screen, and how far below the top it began. */
export type ScrollPosition = { readonly item: string; readonly offset: number }

/** Where the place of one list is kept. A fresh visit finds none. */
export type ScrollPositionStore = { readonly read: () => ScrollPosition | null; readonly keep: (place: ScrollPosition | null) => void }
