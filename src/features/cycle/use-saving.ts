import { useState } from 'react'

/** Runs what keeps something, one at a time; a failure has been said by whoever keeps, and the screen stays as it is. */
export const useSaving = () => {
  const [busy, setBusy] = useState(false)
  const run = async (keep: () => Promise<void>, then?: () => void): Promise<void> => {
    setBusy(true)
    const kept = await keep().then(() => true, () => false)
    setBusy(false)
    if (kept) then?.()
  }
  return { busy, run }
}
