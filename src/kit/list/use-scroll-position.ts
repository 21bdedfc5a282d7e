import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { positionAmong, restorePosition, scrollEndMs, userInputEvents } from './restore-position'
import type { ScrollPosition, ScrollPositionStore } from './scroll-position'

const cardsOf = (list: HTMLElement): HTMLElement[] =>
  [...list.children].filter(
    (card): card is HTMLElement => card instanceof HTMLElement && card.dataset['id'] !== undefined,
  )

type ListHandle = {
  readonly list: RefObject<HTMLElement | null>
  /** True if an item is in the list, and the list has been laid out. */
  readonly hasItem: (item: string) => boolean
  /** Scrolls the row of an item into view. */
  readonly scrollTo: (item: string) => void
}

/** Saves and restores the scroll position of a list by item, because the heights above the item may have changed. */
export const useScrollPosition = (
  { read, save }: ScrollPositionStore,
  { list, hasItem, scrollTo }: ListHandle,
): void => {
  const pendingPosition = useRef<ScrollPosition | null>(null)
  const stop = useRef(() => {})

  useLayoutEffect(() => {
    pendingPosition.current = read()
    return () => stop.current()
  }, [read])

  useLayoutEffect(() => {
    const position = pendingPosition.current
    const element = list.current
    if (!element || position === null || !hasItem(position.item)) return
    pendingPosition.current = null
    stop.current()
    stop.current = restorePosition(
      () => cardsOf(element),
      position,
      () => scrollTo(position.item),
    )
  })

  useEffect(() => {
    // A user who starts to scroll does not want the saved position any more.
    const cancelRestore = () => {
      pendingPosition.current = null
    }
    for (const type of userInputEvents) window.addEventListener(type, cancelRestore, { passive: true })
    return () => {
      for (const type of userInputEvents) window.removeEventListener(type, cancelRestore)
    }
  }, [])

  const latestSave = useRef(save)
  useLayoutEffect(() => {
    latestSave.current = save
  }, [save])

  useLayoutEffect(() => {
    const saveNow = () => {
      if (list.current && pendingPosition.current === null) latestSave.current(positionAmong(cardsOf(list.current)))
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const onScroll = () => {
      clearTimeout(timer)
      timer = setTimeout(saveNow, scrollEndMs)
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    window.addEventListener('pagehide', saveNow)
    return () => {
      clearTimeout(timer)
      // The cards are still in the DOM, because React cleans up parents before children.
      saveNow()
      window.removeEventListener('scroll', onScroll)
      window.removeEventListener('pagehide', saveNow)
    }
  }, [list])
}
