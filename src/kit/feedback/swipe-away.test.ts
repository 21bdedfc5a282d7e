import { describe, expect, it, vi } from 'vitest'
import { swipeAway } from './swipe-away'

const pressed = { pointerId: 7, isPrimary: true, button: 0, buttons: 1 }

const swiped = () => {
  const style = new Map<string, string>()
  const onAway = vi.fn<() => void>()
  const captured: number[] = []
  const currentTarget = {
    style: {
      setProperty: (name: string, value: string) => void style.set(name, value),
      removeProperty: (name: string) => String(style.delete(name)),
    },
    setPointerCapture: (pointer: number) => void captured.push(pointer),
  }
  const handlers = swipeAway(onAway)
  const at = (clientX: number, more = {}) => ({ ...pressed, clientX, currentTarget, ...more })
  return { ...handlers, at, style, onAway, captured }
}

describe('swiping away', () => {
  it.each([
    ['to the right', 50, 1],
    ['to the left', -50, 1],
    ['not far enough', 49, 0],
    ['not far enough to the left', -49, 0],
  ])('%s, %i px, goes away %i times', (_where, by, times) => {
    const { onPointerDown, onPointerMove, onPointerUp, at, onAway } = swiped()
    onPointerDown(at(100))
    onPointerMove(at(100 + by))
    expect(onAway, 'before the release').not.toHaveBeenCalled()
    onPointerUp(at(100 + by))
    expect(onAway).toHaveBeenCalledTimes(times)
  })

  it('follows the pointer, and returns when it is released too early or the page scrolls', () => {
    const { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, at, style, captured, onAway } = swiped()
    for (const end of [onPointerUp, onPointerCancel]) {
      onPointerDown(at(100))
      onPointerMove(at(130))
      expect(style.get('--swiped')).toBe('30px')
      end(at(130))
      expect(style.size).toBe(0)
    }
    expect(captured).toEqual([7, 7])
    expect(onAway).not.toHaveBeenCalled()
  })

  it('leaves a tap to the buttons inside', () => {
    const { onPointerDown, onPointerMove, onPointerUp, at, style, captured } = swiped()
    onPointerDown(at(100))
    onPointerMove(at(104))
    onPointerUp(at(104))
    expect([captured, style.size]).toEqual([[], 0])
  })

  it('ignores other fingers, other mouse buttons, and a mouse that was released outside', () => {
    const { onPointerDown, onPointerMove, onPointerUp, at, style, onAway } = swiped()
    onPointerDown(at(100, { isPrimary: false }))
    onPointerDown(at(100, { button: 2 }))
    onPointerMove(at(200))
    onPointerUp(at(200))
    onPointerDown(at(100))
    onPointerMove(at(200, { buttons: 0 }))
    onPointerUp(at(200))
    expect(style.size).toBe(0)
    expect(onAway).not.toHaveBeenCalled()
  })
})
