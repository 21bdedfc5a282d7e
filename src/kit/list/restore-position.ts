import type { ScrollPosition } from './scroll-position'

/** The milliseconds without movement that end a scroll. */
export const scrollEndMs = 120
/** The time that rows get to load and find their height. User input ends it early. */
const restoreTimeoutMs = 3000
const stableFramesNeeded = 8
export const userInputEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** Null at the top of the page. */
export const positionAmong = (cards: readonly HTMLElement[]): ScrollPosition | null => {
  if (window.scrollY <= 0) return null
  const card = cards.find((candidate) => candidate.getBoundingClientRect().bottom > 0)
  const item = card?.dataset['id']
  return card && item !== undefined ? { item, offset: card.getBoundingClientRect().top } : null
}

/**
 * Scrolls an item back to its position and holds it there while rows find their height. Returns a function that stops
 * it.
 * @param cards finds what is rendered now
 * @param scrollNear brings the item closer while it is not rendered
 */
export const restorePosition = (
  cards: () => readonly HTMLElement[],
  { item, offset }: ScrollPosition,
  scrollNear = () => {},
): (() => void) => {
  let stableFrames = 0
  let frame = 0
  const end = performance.now() + restoreTimeoutMs
  const stop = () => {
    cancelAnimationFrame(frame)
    for (const type of userInputEvents) window.removeEventListener(type, stop)
  }
  const step = () => {
    const card = cards().find(({ dataset }) => dataset['id'] === item)
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
