import { useLiveQuery } from 'dexie-react-hooks'
import { useMemo } from 'react'
import * as v from 'valibot'
import { reportAs } from '@/data/error-log/error-log'
import { changeValue, readValue } from '@/data/key-values'
import { useIdentity } from '@/data/session/use-session'
import { writeToStorage } from '@/data/write-to-storage'
import type { Identity } from '@/domain/shared/ids'
import { noRoomLeft, notSaved } from '@/messages/housing/rentals-page.gen'
import { showToast } from '@/ui/feedback/toast'

const savedKey = 'saved-rentals'
const savedSchema = v.fallback(v.array(v.string()), [])

const toggle = (identity: Identity, id: string): Promise<void> =>
  writeToStorage(() =>
    changeValue(identity, savedKey, (stored) => {
      const saved = v.parse(savedSchema, stored)
      return saved.includes(id) ? saved.filter((each) => each !== id) : [...saved, id]
    }),
  )

/** The rentals that the user has saved, on this phone only, and a function that saves one or no longer does. */
export const useSavedRentals = (): { readonly saved: ReadonlySet<string>; readonly toggleSaved: (id: string) => void } => {
  const identity = useIdentity()
  const stored = useLiveQuery(async () => (identity === undefined ? undefined : readValue(identity, savedKey)), [identity])
  const saved = useMemo(() => new Set(v.parse(savedSchema, stored)), [stored])
  const toggleSaved = (id: string) => {
    if (identity === undefined) return
    toggle(identity, id).catch((error: unknown) => {
      reportAs('storage')(error)
      showToast({ title: notSaved, description: noRoomLeft, tone: 'destructive' })
    })
  }
  return { saved, toggleSaved }
}
