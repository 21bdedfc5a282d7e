import { useBusy } from '@/kit/platform/use-busy'
import { showToast, type Toast } from './toast'

/** A toast for each outcome of a write: sent, kept on this phone, or refused. */
export type OutcomeToasts = Readonly<Record<'sent' | 'waiting' | 'refused', Toast>>

type Stored = { readonly outcome: () => Promise<keyof OutcomeToasts> }

type SaveOptions = {
  readonly toasts: OutcomeToasts
  readonly report: (error: unknown) => void
}

/** Stores a change on this phone. Resolves to null if nothing differs, which counts as sent. */
type Store = () => Promise<Stored | null>

/** Stores a change. If that fails, records the error, shows the toast for it and resolves to null. */
const storeOrTell = async (store: Store, { toasts, report }: SaveOptions): Promise<Stored | null> => {
  try {
    return (await store()) ?? { outcome: () => Promise.resolve('sent') }
  } catch (error) {
    report(error)
    showToast(toasts.refused)
    return null
  }
}

/**
 * Stores a change, and shows its outcome in a toast. An error, such as full storage, counts as refused.
 * @returns true if the change was stored
 */
export const saveAndTell = async (store: Store, options: SaveOptions): Promise<boolean> => {
  const stored = await storeOrTell(store, options)
  if (stored) showToast(options.toasts[await stored.outcome()])
  return stored !== null
}

/**
 * Saves a form and shows the outcome in a toast, one save at a time: `busy` until the change is stored on this phone
 * and `onStored` has run.
 */
export const useSave = (options: SaveOptions) => {
  const { busy, whileBusy } = useBusy()
  const save = async (store: Store, onStored: () => void | Promise<void>): Promise<void> => {
    if (busy) return
    const stored = await whileBusy(async () => {
      const written = await storeOrTell(store, options)
      if (written) await onStored()
      return written
    })
    if (stored) showToast(options.toasts[await stored.outcome()])
  }
  return { busy, save }
}
