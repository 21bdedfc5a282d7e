import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import type { ScrollPosition, ScrollPositionStore } from './scroll-position'

const settleMs = 120
/** As long as rows may take to come and find their height; who touches the screen goes on from there. */
const longestMs = 3000
const stillFrames = 8
const touches = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

const cardsOf = (list: HTMLElement): HTMLElement[] =>
  [...list.children].filter((card): card is HTMLElement => card instanceof HTMLElement && card.dataset['id'] !== undefined)

const placeIn = (list: HTMLElement): ScrollPosition | null => {
  if (window.scrollY <= 0) return null
  const card = cardsOf(list).find((each) => each.getBoundingClientRect().bottom > 0)
  const item = card?.dataset['id']
  return card && item !== undefined ? { item, offset: card.getBoundingClientRect().top } : null
}

/** Scrolls until an item stands where it stood, and holds it there while the rows around it find their height. Answers how to stop. */
const bringBack = (list: HTMLElement, { item, offset }: ScrollPosition, roughly: () => void): (() => void) => {
  let still = 0
  let frame = 0
  const end = performance.now() + longestMs
  const stop = () => {
    cancelAnimationFrame(frame)
    for (const touch of touches) window.removeEventListener(touch, stop)
  }
  const step = () => {
    const card = cardsOf(list).find(({ dataset }) => dataset['id'] === item)
    const off = card ? card.getBoundingClientRect().top - offset : Number.NaN
    if (!card) roughly()
    else if (Math.abs(off) >= 1) window.scrollBy({ top: off, behavior: 'instant' })
    still = Math.abs(off) < 1 ? still + 1 : 0
    if (still < stillFrames && performance.now() < end) frame = requestAnimationFrame(step)
    else stop()
  }
  for (const touch of touches) window.addEventListener(touch, stop, { passive: true })
  step()
  return stop
}

type Listed = {
  readonly list: RefObject<HTMLElement | null>
  /** Whether an item is in the list, and the list has been laid out. */
  readonly knows: (item: string) => boolean
  /** Brings the rows around an item onto the screen. */
  readonly scrollTo: (item: string) => void
}

/** Keeps how far a list was scrolled, by the item that was in view: heights above it may be other ones when the person comes back. */
export const useScrollPosition = ({ read, keep }: ScrollPositionStore, { list, knows, scrollTo }: Listed): void => {
  const wanted = useRef<ScrollPosition | null>(null)
  const stop = useRef(() => {})

  useLayoutEffect(() => {
    wanted.current = read()
    return () => stop.current()
  }, [read])

  useLayoutEffect(() => {
    const place = wanted.current
    if (!list.current || place === null || !knows(place.item)) return
    wanted.current = null
    stop.current()
    stop.current = bringBack(list.current, place, () => scrollTo(place.item))
  })

  useEffect(() => {
    // Who begins to scroll has chosen another place than the one that was to come.
    const forget = () => {
      wanted.current = null
    }
    for (const touch of touches) window.addEventListener(touch, forget, { passive: true })
    return () => {
      for (const touch of touches) window.removeEventListener(touch, forget)
    }
  }, [])

  const keeper = useRef(keep)
  useLayoutEffect(() => {
    keeper.current = keep
  }, [keep])

  useLayoutEffect(() => {
    const note = () => {
      if (list.current && wanted.current === null) keeper.current(placeIn(list.current))
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const onScroll = () => {
      clearTimeout(timer)
      timer = setTimeout(note, settleMs)
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    window.addEventListener('pagehide', note)
    return () => {
      clearTimeout(timer)
      // The cards are still there: what is let go is cleaned up from the outside in.
      note()
      window.removeEventListener('scroll', onScroll)
      window.removeEventListener('pagehide', note)
    }
  }, [list])
}
