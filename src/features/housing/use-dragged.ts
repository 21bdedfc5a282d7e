import { useRef, type PointerEvent } from 'react'
import { moved, type Frame } from '@/domain/housing/area-map'

/** A finger that moves less has tapped. */
const tapSlack = 6

/** Moves the frame with the pointer. On a touch screen only sideways: up and down scrolls the page. */
export const useDragged = (frame: Frame, onFrame: (frame: Frame) => void) => {
  const from = useRef<{ readonly x: number; readonly y: number; readonly frame: Frame; captured: boolean } | null>(null)
  const stop = () => {
    from.current = null
  }
  return {
    onPointerDown: ({ clientX, clientY }: PointerEvent<HTMLElement>) => {
      from.current = { x: clientX, y: clientY, frame, captured: false }
    },
    onPointerMove: ({ clientX, clientY, pointerId, currentTarget }: PointerEvent<HTMLElement>) => {
      const start = from.current
      if (!start) return
      const [right, down] = [clientX - start.x, clientY - start.y]
      if (!start.captured && Math.hypot(right, down) < tapSlack) return
      if (!start.captured) currentTarget.setPointerCapture(pointerId)
      start.captured = true
      const width = currentTarget.clientWidth
      onFrame(moved(start.frame, { x: right / width, y: down / width }))
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onPointerLeave: stop,
  }
}
