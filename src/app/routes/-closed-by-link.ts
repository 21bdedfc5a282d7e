import { useCallback, useState } from 'react'
import { afterOverlay } from '@/kit/overlay/close-on-back'

/**
 * Closes what a link has opened: opening it was no step of the history, so that closing it cannot go back. It is closed
 * at once, and the address forgets it in the place of its step, so that no Back opens it again.
 * @param opened names what the address opens
 */
export const useClosedByLink = (opened: string) => {
  const [closed, setClosed] = useState<string | null>(null)
  // Once the address has forgotten it, a link may open it again.
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
