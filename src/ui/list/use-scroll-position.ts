import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import type { ScrollPosition, ScrollPositionStore } from './scroll-position'

const scrollEndMs = 120
/** The time that rows get to load and find their height. User input ends it early. */
const restoreTimeoutMs = 3000
const stableFramesNeeded = 8
const userInputEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

const cardsOf = (list: HTMLElement): HTMLElement[] =>
  [...list.children].filter((card): card is HTMLElement => card instanceof HTMLElement && card.dataset['id'] !== undefined)

const positionIn = (list: HTMLElement): ScrollPosition | null => {
  if (window.scrollY <= 0) return null
  const card = cardsOf(list).find((candidate) => candidate.getBoundingClientRect().bottom > 0)
  const item = card?.dataset['id']
  return card && item !== undefined ? { item, offset: card.getBoundingClientRect().top } : null
}

/** Scrolls an item back to its position and holds it there while rows find their height. Returns a function that stops it. */
const restorePosition = (list: HTMLElement, { item, offset }: ScrollPosition, scrollNear: () => void): (() => void) => {
  let stableFrames = 0
  let frame = 0
  const end = performance.now() + restoreTimeoutMs
  const stop = () => {
    cancelAnimationFrame(frame)
    for (const type of userInputEvents) window.removeEventListener(type, stop)
  }
  const step = () => {
    const card = cardsOf(list).find(({ dataset }) => dataset['id'] === item)
    const difference = card ? card.getBoundingClientRect().top - offset : Number.NaN
    if (!card) scrollNear()
    else if (Math.abs(difference) >= 1) window.scrollBy({ top: difference, behavior: 'instant' })
    stableFrames = Math.abs(difference) < 1 ? stableFrames + 1 : 0
    if (stableFrames < stableFramesNeeded && performance.now() < end) frame = requestAnimationFrame(step)
    else stop()
  }
  for (const type of userInputEvents) window.addEventListener(type, stop, { passive: true })
  step()
  return stop
}

type ListHandle = {
  readonly list: RefObject<HTMLElement | null>
  /** Whether an item is in the list, and the list has been laid out. */
  readonly hasItem: (item: string) => boolean
  /** Scrolls the row of an item into view. */
  readonly scrollTo: (item: string) => void
}

/** Saves and restores the scroll position of a list by item, because the heights above the item may have changed. */
export const useScrollPosition = ({ read, save }: ScrollPositionStore, { list, hasItem, scrollTo }: ListHandle): void => {
  const pendingPosition = useRef<ScrollPosition | null>(null)
  const stop = useRef(() => {})

  useLayoutEffect(() => {
    pendingPosition.current = read()
    return () => stop.current()
  }, [read])

  useLayoutEffect(() => {
    const position = pendingPosition.current
    if (!list.current || position === null || !hasItem(position.item)) return
    pendingPosition.current = null
    stop.current()
    stop.current = restorePosition(list.current, position, () => scrollTo(position.item))
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
      if (list.current && pendingPosition.current === null) latestSave.current(positionIn(list.current))
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
