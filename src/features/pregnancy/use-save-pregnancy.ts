import { useState } from 'react'
import type { Lane } from '@/data/outbox/operation'
import type { User } from '@/data/session/session-state'
import { showToast } from '@/ui/feedback/toast'
import { pregnancyOutcome } from './commands'

export const pregnancyToasts = {
  sent: { title: 'Success', description: 'Pregnancy data saved successfully' },
  waiting: { title: 'Saved on this phone', description: 'It is sent as soon as Comrade can be reached.' },
  refused: { title: 'Error', description: 'Failed to save pregnancy data', tone: 'destructive' },
} as const

type Keeping = {
  readonly busy: boolean
  /** Keeps something and says how it went; what was typed stays where it cannot be kept. @param onKept with the phone holding it */
  keep: (command: () => Promise<Lane | null>, onKept?: () => void) => Promise<void>
}

/** One save at a time, with its toasts. */
export const useSavePregnancy = (person: User): Keeping => {
  const [busy, setBusy] = useState(false)
  const keep: Keeping['keep'] = async (command, onKept) => {
    if (busy) return
    setBusy(true)
    try {
      const lane = await command()
      onKept?.()
      setBusy(false)
      showToast(pregnancyToasts[lane === null ? 'sent' : await pregnancyOutcome(person, lane)])
    } catch {
      setBusy(false)
      showToast(pregnancyToasts.refused)
    }
  }
  return { busy, keep }
}
