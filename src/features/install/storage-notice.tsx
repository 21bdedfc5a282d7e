import { useEffect, useState } from 'react'
import { Notice } from '@/ui/overlay/notice'

/** Said once a visit, and plainly, where the browser lets the app keep nothing. */
export function StorageNotice() {
  const [told, setTold] = useState(true)
  useEffect(() => {
    let gone = false
    void import('@/data/can-store')
      .then(({ canStore }) => canStore())
      .then(
        (can) => !gone && setTold(can),
        () => {},
      )
    return () => {
      gone = true
    }
  }, [])
  if (told) return null
  return (
    <Notice title="Nothing can be kept on this phone" onDismiss={() => setTold(true)}>
      Your browser blocks storage here, as in a private window. You can look around, but a cart, a log or a message cannot be
      kept. Allow storage for this site, or open Comrade in an ordinary window.
    </Notice>
  )
}
