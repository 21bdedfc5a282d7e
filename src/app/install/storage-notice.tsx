// Chunk: notices

import { useState } from 'react'
import { useAsync } from '@/store/use-async'
import { site } from '@/kit/rules/site'
import * as messages from '#words/app/install/offers'
import { Notice } from '@/kit/overlay/notice'

/** The notice changes its place with the screen, and stays dismissed. */
let isDismissed = false

/** Shown once a visit if the browser blocks storage. */
export function StorageNotice() {
  const [hidden, setHidden] = useState(true)
  useAsync(
    async (signal) => {
      const { canStore } = await import('@/store/can-store')
      const isAllowed = await canStore()
      if (!signal.aborted) setHidden(isAllowed || isDismissed)
    },
    [],
    'storage',
  )
  if (hidden) return null
  const dismiss = () => {
    isDismissed = true
    setHidden(true)
  }
  return (
    <Notice title={messages.nothingKept} onDismiss={dismiss}>
      {messages.storageBlocked({ app: site.name })}
    </Notice>
  )
}
