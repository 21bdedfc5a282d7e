import { useState } from 'react'
import type { PinResult } from '@/data/cycle/cycle-log-store'
import { waitText } from '@/messages/cycle/pin'
import * as messages from '@/messages/cycle/screens-pin.gen'
import { useBusy } from '@/ui/platform/use-busy'
import { useNow } from '@/ui/platform/use-now'
import { tryWithErrorToast } from '../../save'

/** Runs actions that need the current PIN; `problem` says why the last attempt failed, with a countdown. */
export const usePinAttempt = () => {
  const now = useNow(1000)
  const [until, setUntil] = useState<number | null>(null)
  const [notConfirmed, setNotConfirmed] = useState(false)
  const { busy, whileBusy } = useBusy()
  const isWaiting = until !== null && until > now
  const wrong = until === null ? null : isWaiting ? messages.notYoursWait({ time: waitText(Math.ceil((until - now) / 1000)) }) : messages.notYours
  return {
    /** @returns whether the PIN was right and the action succeeded */
    attempt: async (action: () => Promise<PinResult>): Promise<boolean> => {
      const outcome = await whileBusy(() => tryWithErrorToast(action))
      if (!outcome) return false
      const { result } = outcome
      setNotConfirmed(result !== 'done' && result.kind === 'not-confirmed')
      setUntil(result === 'done' || result.kind === 'not-confirmed' ? null : result.until)
      return result === 'done'
    },
    busy,
    isWaiting,
    problem: notConfirmed ? messages.notConfirmed : wrong,
    clearProblem: () => {
      setNotConfirmed(false)
      setUntil((current) => (current !== null && current <= Date.now() ? null : current))
    },
  }
}
