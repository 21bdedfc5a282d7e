import { useCallback, useState } from 'react'
import { afterOverlay } from '@/kit/overlay/close-on-back'

/**
 * Closes what a link has opened. Opening it added no step to the history, so closing it cannot go back: it closes at
 * once, and its address is replaced, so that Back does not open it again.
 * @param opened names what the address opens
 */
export const useClosedByLink = (opened: string) => {
  const [closed, setClosed] = useState<string | null>(null)
  // Once the address no longer names it, a link may open it again.
  if (closed !== null && closed !== opened) setClosed(null)
  /** @param forget replaces the address */
  const closeLinked = useCallback(
    (forget: () => void) => {
      setClosed(opened)
      afterOverlay(forget)
    },
    [opened],
  )
  return { isClosed: closed === opened, closeLinked }
}
