import { startTransition, useEffect, useState } from 'react'

const settleMs = 1500

/** Whether the screen has stood for a moment: what nobody waits for comes after that. */
export const useIsSettled = (): boolean => {
  const [settled, setSettled] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setSettled(true)), settleMs)
    return () => clearTimeout(timer)
  }, [])
  return settled
}
