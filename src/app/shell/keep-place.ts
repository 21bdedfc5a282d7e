import type { AnyRouter } from '@tanstack/react-router'
import { scrollPositionOf } from '@/store/scroll-position'
import { positionAmong, restorePosition, scrollEndMs } from '@/kit/list/restore-position'

/** Cards of the lists that render all of them. The long lists keep their own place. */
const cards = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('#main li[data-id]:not([data-index])')]

/**
 * Back and Forward find the place in a list again by its item: the rows come after the screen, when the router has
 * scrolled already. Returns a function that stops it.
 */
export const keepPlace = (router: AnyRouter): (() => void) => {
  const storeOfEntry = () => scrollPositionOf(`${router.history.location.state.__TSR_key}/cards`)
  let store = storeOfEntry()
  let stopRestoring = () => {}
  const save = () => {
    const all = cards()
    if (all.length > 0) store.save(positionAmong(all))
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  const onScroll = () => {
    clearTimeout(timer)
    timer = setTimeout(save, scrollEndMs)
  }
  window.addEventListener('scroll', onScroll, { passive: true })
  const unsubscribe = [
    // The old screen is still there.
    router.subscribe('onBeforeLoad', () => {
      clearTimeout(timer)
      stopRestoring()
      save()
    }),
    router.subscribe('onRendered', () => {
      store = storeOfEntry()
      const position = store.read()
      if (position) stopRestoring = restorePosition(cards, position)
    }),
  ]
  return () => {
    clearTimeout(timer)
    stopRestoring()
    window.removeEventListener('scroll', onScroll)
    for (const end of unsubscribe) end()
  }
}
