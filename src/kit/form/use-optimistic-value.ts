import { useState } from 'react'

/**
 * A stored value that shows a change at once. What is stored takes its place as soon as storage gives it back.
 * @param stored a new object whenever storage has changed
 */
export const useOptimisticValue = <Value extends object>(stored: Value) => {
  const [changed, setChanged] = useState<{ readonly from: Value; readonly to: Value } | null>(null)
  const shownAfter = (change: typeof changed): Value => (change?.from === stored ? change.to : stored)
  return {
    shown: shownAfter(changed),
    change: (rule: (shown: Value) => Value) => setChanged((before) => ({ from: stored, to: rule(shownAfter(before)) })),
    undo: () => setChanged(null),
  }
}
