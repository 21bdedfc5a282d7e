import { useRef, type TouchEvent } from 'react'

/** Shorter strokes are taps, steeper ones scroll the page. */
const shortest = 48

/** A stroke of the thumb to the side leads to another month; the buttons do the same for everybody else. */
export const useMonthSwipe = (onMonth: (months: 1 | -1) => void) => {
  const from = useRef<{ x: number; y: number } | null>(null)
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches[0]
      from.current = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0]
      if (!from.current || !touch) return
      const [across, down] = [touch.clientX - from.current.x, touch.clientY - from.current.y]
      from.current = null
      if (Math.abs(across) >= shortest && Math.abs(across) > 2 * Math.abs(down)) onMonth(across < 0 ? 1 : -1)
    },
  }
}
