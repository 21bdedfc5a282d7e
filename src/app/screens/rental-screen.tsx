// Chunk: rooms

import { getRouteApi } from '@tanstack/react-router'
import { useMemo } from 'react'
import { readRentalView, rentalSearchOf, type RentalView } from '@/housing/rules/rental-view'
import { RentalsPage } from '@/housing/rentals-page'
import { useBack } from '@/app/shell'
import { screens } from '@/screens'
import { useViewInUrl } from './view-in-url'

const route = getRouteApi(screens.rentalBooking.path)

const closed = { photos: null, sheet: null } as const

const dialogOf = ({ photos, sheet }: RentalView): string | null =>
  photos === null && sheet === null ? null : `${photos ?? ''}/${sheet ?? ''}`

/** Connects the rooms to the URL. */
export function RentalScreen() {
  // The router also passes params that the validator left out, so they are parsed again.
  const search: Record<string, unknown> = route.useSearch()
  const navigate = route.useNavigate()
  const { view, onView } = useViewInUrl<RentalView>({
    inUrl: useMemo(() => readRentalView(search), [search]),
    dialogOf,
    closed,
    write: (change, replace) =>
      void navigate({
        search: (previous) => rentalSearchOf({ ...readRentalView(previous), ...change }),
        replace,
        resetScroll: false,
      }),
  })
  return <RentalsPage view={view} onView={onView} onBack={useBack()} />
}
