import { useState } from 'react'
import { useAsync } from '@/data/use-async'
import { Notice } from '@/ui/overlay/notice'

/** Shown once a visit if the browser blocks storage. */
export function StorageNotice() {
  const [hidden, setHidden] = useState(true)
  useAsync(async (signal) => {
    const { canStore } = await import('@/data/can-store')
    const isAllowed = await canStore()
    if (!signal.aborted) setHidden(isAllowed)
  }, [], 'storage')
  if (hidden) return null
  return (
    <Notice title="Nothing can be kept on this phone" onDismiss={() => setHidden(true)}>
      Your browser blocks storage here, as in a private window. You can look around, but a cart, a log or a message cannot be
      kept. Allow storage for this site, or open Comrade in an ordinary window.
    </Notice>
  )
}
