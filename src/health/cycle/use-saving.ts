import { useBusy } from '@/kit/platform/use-busy'

/** Runs a save and tracks whether it is pending. `save` must report its own failures. */
export const useSaving = () => {
  const { busy, whileBusy } = useBusy()
  const run = async (save: () => Promise<void>, onSaved?: () => void): Promise<void> => {
    const succeeded = await whileBusy(() =>
      save().then(
        () => true,
        () => false,
      ),
    )
    if (succeeded) onSaved?.()
  }
  return { busy, run }
}
