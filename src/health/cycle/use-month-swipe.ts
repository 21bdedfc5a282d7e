import { useRef, type TouchEvent } from 'react'

/** In CSS pixels. Shorter movements are taps; steeper ones scroll the page. */
const minDistance = 48

export const useMonthSwipe = (onMonth: (months: 1 | -1) => void) => {
  const start = useRef<{ x: number; y: number } | null>(null)
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches[0]
      start.current = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0]
      if (!start.current || !touch) return
      const [across, down] = [touch.clientX - start.current.x, touch.clientY - start.current.y]
      start.current = null
      if (Math.abs(across) >= minDistance && Math.abs(across) > 2 * Math.abs(down)) onMonth(across < 0 ? 1 : -1)
    },
  }
}
