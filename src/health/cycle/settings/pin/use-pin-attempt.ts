import { useState } from 'react'
import type { PinResult } from '@/health/cycle/store/pin-lock'
import { waitText } from '@/health/cycle/words/pin'
import * as messages from '#words/health/cycle/screens-pin'
import { useBusy } from '@/kit/platform/use-busy'
import { tryWithErrorToast } from '@/health/cycle/commands'
import { useWait } from '@/health/cycle/use-wait'

/** Runs actions that need the current PIN; `problem` says why the last attempt failed, with a countdown. */
export const usePinAttempt = () => {
  const [until, setUntil] = useState<number | null>(null)
  const wait = useWait(until ?? 0)
  const [notConfirmed, setNotConfirmed] = useState(false)
  const { busy, whileBusy } = useBusy()
  const isWaiting = wait > 0
  const wrong = until === null ? null : isWaiting ? messages.notYoursWait({ time: waitText(wait) }) : messages.notYours
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
      if (!isWaiting) setUntil(null)
    },
  }
}
