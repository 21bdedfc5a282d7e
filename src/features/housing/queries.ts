import { useStore } from 'zustand'
import { deviceDb } from '@/data/db'
import { pullState } from '@/data/pull/pull-state'
import { useStoredQuery } from '@/data/use-stored-query'
import { rentalOf, type Rental } from '@/domain/housing/rental'

export type Rentals =
  | { readonly state: 'loading' }
  /** Storage is blocked, or nothing is stored and the pull has failed. */
  | { readonly state: 'failed' }
  | { readonly state: 'ready'; readonly rentals: readonly Rental[]; readonly checkedAt: string | null }

const readRentals = async () => {
  const db = deviceDb()
  const [rows, photos, freshness] = await Promise.all([
    db.replica('rentals').orderBy('created_at').reverse().toArray(),
    db.replica('rental_photos').toCollection().sortBy('created_at'),
    db.freshness.get('rentals'),
  ])
  return {
    rentals: rows.flatMap((row) => rentalOf(row, photos.filter((photo) => photo.rental_id === row.id))),
    checkedAt: freshness?.checkedAt ?? null,
  }
}

/** A live query of all rentals with their photos, newest first. */
export const useRentals = (): Rentals => {
  const stored = useStoredQuery(readRentals, [])
  const pull = useStore(pullState, (state) => state.status)
  if (stored === 'blocked') return { state: 'failed' }
  if (!stored) return { state: 'loading' }
  if (stored.checkedAt === null && stored.rentals.length === 0) return { state: pull === 'failed' ? 'failed' : 'loading' }
  return { state: 'ready', ...stored }
}
