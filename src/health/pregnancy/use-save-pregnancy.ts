import { useState } from 'react'
import type { Written } from '@/store/sync/write'
import * as messages from '#words/health/pregnancy/forms'
import { showToast } from '@/kit/feedback/toast'
import { reportError } from '@/store/error-log/error-log'

export const pregnancyToasts = {
  sent: { title: messages.savedTitle, description: messages.saved },
  waiting: { title: messages.waitingTitle, description: messages.waiting },
  refused: { title: messages.errorTitle, description: messages.notSaved, tone: 'destructive' },
} as const

type PregnancySaver = {
  readonly busy: boolean
  /** Runs a command and shows its outcome in a toast. @param onStored called once the change is stored on this phone */
  run: (command: () => Promise<Written | null>, onStored?: () => void) => Promise<void>
}

/** Runs one command at a time: a call while busy is ignored. */
export const useSavePregnancy = (): PregnancySaver => {
  const [busy, setBusy] = useState(false)
  const run: PregnancySaver['run'] = async (command, onStored) => {
    if (busy) return
    setBusy(true)
    try {
      const written = await command()
      onStored?.()
      setBusy(false)
      showToast(pregnancyToasts[written === null ? 'sent' : await written.outcome()])
    } catch (error) {
      void reportError('private', error)
      setBusy(false)
      showToast(pregnancyToasts.refused)
    }
  }
  return { busy, run }
}
