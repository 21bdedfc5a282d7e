/** A swipe of so many pixels dismisses. */
const threshold = 50
/** Up to here it is a tap. */
const slop = 5

type Pointer = {
  readonly clientX: number
  readonly pointerId: number
  readonly isPrimary: boolean
  readonly button: number
  readonly buttons: number
  readonly currentTarget: {
    readonly style: { setProperty: (name: string, value: string) => void; removeProperty: (name: string) => string }
    setPointerCapture: (pointer: number) => void
  }
}

/** Handlers of an element that a finger or a mouse swipes away to either side. `--swiped` is how far it has come. */
export const swipeAway = (onAway: () => void) => {
  let from: number | null = null
  const movedTo = ({ clientX }: Pointer) => (from === null ? 0 : clientX - from)
  const end = ({ currentTarget }: Pointer) => {
    from = null
    currentTarget.style.removeProperty('--swiped')
  }
  return {
    onPointerDown: ({ isPrimary, button, clientX }: Pointer) => {
      if (isPrimary && button === 0) from = clientX
    },
    onPointerMove: (event: Pointer) => {
      // Released outside of the element.
      if (event.buttons === 0) return end(event)
      const moved = movedTo(event)
      if (Math.abs(moved) <= slop) return
      // Earlier, the buttons inside could not be pressed.
      event.currentTarget.setPointerCapture(event.pointerId)
      event.currentTarget.style.setProperty('--swiped', `${moved}px`)
    },
    onPointerUp: (event: Pointer) => {
      const moved = movedTo(event)
      end(event)
      if (Math.abs(moved) >= threshold) onAway()
    },
    onPointerCancel: end,
  }
}
