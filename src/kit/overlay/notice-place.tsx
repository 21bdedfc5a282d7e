import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

const shownPlace = createStore<{ element: Element | null }>()(() => ({ element: null }))

const setPlace = (element: Element | null): void => shownPlace.setState({ element })

/** Where a screen shows the app's notices; at its end without one. */
export function NoticePlace() {
  return <div ref={setPlace} />
}

/** The place on the screen that is shown; null where it has none. */
export const useNoticePlace = (): Element | null => useStore(shownPlace, ({ element }) => element)
