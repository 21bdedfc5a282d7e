import { useEffect, useState } from 'react'
import { Notice } from '@/ui/overlay/notice'

/** Shown once a visit if the browser blocks storage. */
export function StorageNotice() {
  const [hidden, setHidden] = useState(true)
  useEffect(() => {
    let cancelled = false
    void import('@/data/can-store')
      .then(({ canStore }) => canStore())
      .then(
        (isAllowed) => !cancelled && setHidden(isAllowed),
        () => {},
      )
    return () => {
      cancelled = true
    }
  }, [])
  if (hidden) return null
  return (
    <Notice title="Nothing can be kept on this phone" onDismiss={() => setHidden(true)}>
      Your browser blocks storage here, as in a private window. You can look around, but a cart, a log or a message cannot be
      kept. Allow storage for this site, or open Comrade in an ordinary window.
    </Notice>
  )
}
