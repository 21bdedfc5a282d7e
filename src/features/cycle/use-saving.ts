import { useState } from 'react'

/** Runs a save and tracks whether it is pending. `save` must report its own failures. */
export const useSaving = () => {
  const [busy, setBusy] = useState(false)
  const run = async (save: () => Promise<void>, onSaved?: () => void): Promise<void> => {
    setBusy(true)
    const succeeded = await save().then(() => true, () => false)
    setBusy(false)
    if (succeeded) onSaved?.()
  }
  return { busy, run }
}
