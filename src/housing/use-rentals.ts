import { useLiveQuery } from 'dexie-react-hooks'
import { useMemo } from 'react'
import * as v from 'valibot'
import { checkedAtOf } from '@/store/checked-at'
import { deviceDb } from '@/store/db'
import { reportAs } from '@/store/error-log/error-log'
import { changeValue, readValue } from '@/store/key-values'
import type { QueryState } from '@/store/query-state'
import { namesOfGone, useSavedNames } from '@/store/saved-names'
import { useIdentity } from '@/store/session/use-session'
import { usePulledQuery } from '@/store/use-stored-query'
import { writeToStorage } from '@/store/write-to-storage'
import { rentalOf, type Rental } from '@/housing/rules/rental'
import type { Identity } from '@/kit/rules/ids'
import { noRoomLeft, notSaved } from '#words/housing/rentals-page'
import { showToast } from '@/kit/feedback/toast'

type Rentals = { readonly rentals: readonly Rental[]; readonly checkedAt: string | null | undefined }

const readRentals = async (): Promise<Rentals> => {
  const db = deviceDb()
  const [rows, photos, freshness] = await Promise.all([
    db.replica('rentals').orderBy('created_at').reverse().toArray(),
    db.replica('rental_photos').toCollection().sortBy('created_at'),
    db.freshness.get('rentals'),
  ])
  return {
    rentals: rows.flatMap((row) =>
      rentalOf(
        row,
        photos.filter((photo) => photo.rental_id === row.id),
      ),
    ),
    checkedAt: checkedAtOf(freshness),
  }
}

/** A live query of all rentals with their photos, newest first. */
export const useRentals = (): QueryState<Rentals> =>
  usePulledQuery(readRentals, [], ({ rentals }) => rentals.length === 0)

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
  /** The ids of all saved rentals, including those of other campuses and those that are gone. */
  readonly saved: ReadonlySet<string>
  /** The names of saved rentals that this campus no longer lists. Only those that this phone has shown have a name. */
  readonly gone: readonly string[]
  readonly toggleSaved: (id: string) => void
  readonly forgetGone: () => void
}

/**
 * The rentals that the user has saved, on this phone only.
 * @param rentals the listed rentals; null until all of them are known
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
