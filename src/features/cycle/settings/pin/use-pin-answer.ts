import { useState } from 'react'
import type { PinResult } from '@/data/cycle/cycle-log-store'
import { useNow } from '@/ui/platform/use-now'
import { resultOf } from '../../save'

/** "30 seconds", "4 minutes" */
const waitWords = (milliseconds: number): string => {
  const seconds = Math.ceil(milliseconds / 1000)
  if (seconds < 90) return `${seconds} second${seconds === 1 ? '' : 's'}`
  return `${Math.ceil(seconds / 60)} minutes`
}

/** What became of a try of the present PIN, in words that count down. */
export const usePinAnswer = () => {
  const now = useNow(1000)
  const [until, setUntil] = useState<number | null>(null)
  const [declined, setDeclined] = useState(false)
  const [busy, setBusy] = useState(false)
  const waits = until !== null && until > now
  return {
    /** @returns whether it was the right PIN, and what was asked is done */
    ask: async (act: () => Promise<PinResult>): Promise<boolean> => {
      setBusy(true)
      const kept = await resultOf(act).finally(() => setBusy(false))
      if (!kept) return false
      const { answer } = kept
      setDeclined(answer !== 'done' && answer.kind === 'not-confirmed')
      setUntil(answer === 'done' || answer.kind === 'not-confirmed' ? null : answer.until)
      return answer === 'done'
    },
    busy,
    waits,
    problem: declined ? 'This phone has not confirmed that it is you.' : until === null ? null : `This is not your PIN.${waits ? ` Try again in ${waitWords(until - now)}.` : ''}`,
    forget: () => {
      setDeclined(false)
      setUntil((known) => (known !== null && known <= Date.now() ? null : known))
    },
  }
}
