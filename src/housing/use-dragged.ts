import { useRef, type PointerEvent } from 'react'
import { moved, pinched, type Frame, type Spot } from '@/housing/rules/area-map'

/** A finger that moves less has tapped. */
const tapSlack = 6

type Gesture = {
  /** Where the fingers are, in shares of the map's width, and where they were when the last of them came or went. */
  readonly fingers: Map<number, Spot>
  from: readonly Spot[]
  /** The frame then, and now. */
  first: Frame
  latest: Frame
  captured: boolean
}

/**
 * Moves the frame with the pointer, and zooms with two fingers. On a touch screen one finger moves it sideways only: up
 * and down scrolls the page. A finger that comes or goes begins anew from what is shown, so that nothing jumps.
 */
export const useDragged = (frame: Frame, onFrame: (frame: Frame) => void) => {
  const running = useRef<Gesture | null>(null)
  const spotIn = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): Spot => {
    const { left, top } = currentTarget.getBoundingClientRect()
    return { x: (clientX - left) / currentTarget.clientWidth, y: (clientY - top) / currentTarget.clientWidth }
  }
  const begin = (gesture: Gesture) => {
    gesture.from = [...gesture.fingers.values()]
    gesture.first = gesture.latest
  }
  const stop = ({ pointerId }: PointerEvent<HTMLElement>) => {
    const gesture = running.current
    if (!gesture?.fingers.delete(pointerId)) return
    begin(gesture)
    if (gesture.fingers.size === 0) running.current = null
  }
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      running.current ??= { fingers: new Map(), from: [], first: frame, latest: frame, captured: false }
      running.current.fingers.set(event.pointerId, spotIn(event))
      begin(running.current)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const gesture = running.current
      if (!gesture?.fingers.has(event.pointerId)) return
      gesture.fingers.set(event.pointerId, spotIn(event))
      const [from, otherFrom, third] = gesture.from
      const [to, otherTo] = gesture.fingers.values()
      if (!from || !to || third) return
      const shift = { x: to.x - from.x, y: to.y - from.y }
      if (!gesture.captured && !otherTo && Math.hypot(shift.x, shift.y) * event.currentTarget.clientWidth < tapSlack)
        return
      if (!gesture.captured) for (const finger of gesture.fingers.keys()) event.currentTarget.setPointerCapture(finger)
      gesture.captured = true
      gesture.latest =
        otherFrom && otherTo ? pinched(gesture.first, [from, otherFrom], [to, otherTo]) : moved(gesture.first, shift)
      onFrame(gesture.latest)
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onPointerLeave: stop,
  }
}
