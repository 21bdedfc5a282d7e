import { useLiveQuery } from 'dexie-react-hooks'
import { useMemo } from 'react'
import * as v from 'valibot'
import { reportAs } from '@/store/error-log/error-log'
import { changeValue, readValue } from '@/store/key-values'
import { namesOfGone, useSavedNames } from '@/store/saved-names'
import { useIdentity } from '@/store/session/use-session'
import { writeToStorage } from '@/store/write-to-storage'
import type { Rental } from '@/housing/rules/rental'
import type { Identity } from '@/kit/rules/ids'
import { noRoomLeft, notSaved } from '#words/housing/rentals-page'
import { showToast } from '@/kit/feedback/toast'

const savedKey = 'saved-rentals'
const savedSchema = v.fallback(v.array(v.string()), [])

const toggle = (identity: Identity, id: string): Promise<void> =>
  writeToStorage(() =>
    changeValue(identity, savedKey, (stored) => {
      const saved = v.parse(savedSchema, stored)
      return saved.includes(id) ? saved.filter((each) => each !== id) : [...saved, id]
    }),
  )

const forget = (identity: Identity, ids: readonly string[]): Promise<void> =>
  writeToStorage(() =>
    changeValue(identity, savedKey, (stored) => v.parse(savedSchema, stored).filter((id) => !ids.includes(id))),
  )

const sayNotSaved = (error: unknown): void => {
  reportAs('storage')(error)
  showToast({ title: notSaved, description: noRoomLeft, tone: 'destructive' })
}

type SavedRentals = {
  /** The ids of all, those of other campuses and of rooms that are gone, too. */
  readonly saved: ReadonlySet<string>
  /** Those that are no longer listed at this campus, as far as this phone has shown them before. */
  readonly gone: readonly string[]
  readonly toggleSaved: (id: string) => void
  readonly forgetGone: () => void
}

/**
 * The rentals that the user has saved, on this phone only.
 * @param rentals what is listed; null until all of it is known
 */
export const useSavedRentals = (rentals: readonly Rental[] | null): SavedRentals => {
  const identity = useIdentity()
  const stored = useLiveQuery(
    async () => (identity === undefined ? undefined : readValue(identity, savedKey)),
    [identity],
  )
  const saved = useMemo(() => new Set(v.parse(savedSchema, stored)), [stored])
  const named = useMemo(() => (rentals ?? []).map(({ id, title }) => ({ id, name: title })), [rentals])
  const names = useSavedNames(savedKey, identity, saved, named)
  const missing = rentals ? [...saved].filter((id) => rentals.every((rental) => rental.id !== id)) : []
  const gone = missing.filter((id) => namesOfGone(names, [id]).length > 0)
  return {
    saved,
    gone: namesOfGone(names, gone),
    toggleSaved: (id) => {
      if (identity !== undefined) toggle(identity, id).catch(sayNotSaved)
    },
    forgetGone: () => {
      if (identity !== undefined) forget(identity, gone).catch(sayNotSaved)
    },
  }
}
