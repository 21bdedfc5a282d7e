import { checkedAtOf } from '@/store/checked-at'
import { deviceDb } from '@/store/db'
import type { QueryState } from '@/store/query-state'
import { usePulledQuery } from '@/store/use-stored-query'
import { rentalOf, type Rental } from '@/housing/rules/rental'

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
