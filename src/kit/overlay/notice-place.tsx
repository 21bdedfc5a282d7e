import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

const shownPlace = createStore<{ element: Element | null }>()(() => ({ element: null }))

const setPlace = (element: Element | null): void => shownPlace.setState({ element })

/** The place in a screen for the app's notices. Without it they stand at the screen's end. */
export function NoticePlace() {
  return <div ref={setPlace} />
}

/** The place on the screen that is shown; null where it has none. */
export const useNoticePlace = (): Element | null => useStore(shownPlace, ({ element }) => element)
