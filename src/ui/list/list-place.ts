/** Where a person was in a list: the item at the top of the screen, and how far below the top it began. */
export type ListPlace = { readonly item: string; readonly offset: number }

/** Where the place of one list is kept. A fresh visit finds none. */
export type PlaceKeeper = { readonly read: () => ListPlace | null; readonly keep: (place: ListPlace | null) => void }
