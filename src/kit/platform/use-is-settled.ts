import { startTransition, useEffect, useState } from 'react'

export const settleMs = 1500

/** True a moment after mounting, for parts of a screen that can wait. */
export const useIsSettled = (): boolean => {
  const [settled, setSettled] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setSettled(true)), settleMs)
    return () => clearTimeout(timer)
  }, [])
  return settled
}
