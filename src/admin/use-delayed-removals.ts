import { useEffect, useRef, useState } from 'react'

/** How long a removal can be undone, in milliseconds. */
const undoMs = 5000

type Removals = {
  /** The subjects whose removal can still be undone. */
  readonly removing: ReadonlySet<string>
  readonly remove: (subject: string, carryOut: () => void) => void
  readonly undo: (subject: string) => void
}

/**
 * Removals with one tap: each is carried out some seconds later, or when the view closes or is left, unless it is
 * undone.
 */
export const useDelayedRemovals = (): Removals => {
  const [removing, setRemoving] = useState<ReadonlySet<string>>(new Set())
  const waiting = useRef(new Map<string, { readonly timer: number; readonly carryOut: () => void }>())
  const forget = (subject: string) => {
    clearTimeout(waiting.current.get(subject)?.timer)
    waiting.current.delete(subject)
    setRemoving(new Set(waiting.current.keys()))
  }
  const remove = (subject: string, carryOut: () => void) => {
    forget(subject)
    const onTime = () => {
      forget(subject)
      carryOut()
    }
    waiting.current.set(subject, { timer: window.setTimeout(onTime, undoMs), carryOut })
    setRemoving(new Set(waiting.current.keys()))
  }
  useEffect(() => {
    const carryOutAll = () => {
      const left = [...waiting.current.values()]
      for (const { timer } of left) clearTimeout(timer)
      waiting.current.clear()
      setRemoving(new Set())
      for (const { carryOut } of left) carryOut()
    }
    // The tab may be closed next.
    const onHidden = () => {
      if (document.visibilityState === 'hidden') carryOutAll()
    }
    document.addEventListener('visibilitychange', onHidden)
    return () => {
      document.removeEventListener('visibilitychange', onHidden)
      carryOutAll()
    }
  }, [])
  return { removing, remove, undo: forget }
}
