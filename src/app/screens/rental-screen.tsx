// Chunk: rooms

import { getRouteApi, useRouter } from '@tanstack/react-router'
import { useEffect, useMemo, useRef } from 'react'
import { readRentalView, rentalSearchOf, type RentalView } from '@/housing/rules/rental-view'
import { RentalsPage } from '@/housing/rentals-page'
import { useBack } from '@/app/shell'
import { useClosedByLink } from './closed-by-link'
import { screens } from '@/screens'

const route = getRouteApi(screens.rentalBooking.path)

const isOpen = ({ photos, sheet }: Pick<RentalView, 'photos' | 'sheet'>): boolean => photos !== null || sheet !== null

/** Names what an address opens. */
const openedIn = ({ photos, sheet }: Pick<RentalView, 'photos' | 'sheet'>): string => `${photos ?? ''}/${sheet ?? ''}`

export function RentalScreen() {
  // The router also passes params that the validator left out, so they are parsed again.
  const search: Record<string, unknown> = route.useSearch()
  const inAddress = useMemo(() => readRentalView(search), [search])
  const { isClosed, closeLinked } = useClosedByLink(openedIn(inAddress))
  const view = useMemo(
    () => (isClosed ? { ...inAddress, photos: null, sheet: null } : inAddress),
    [inAddress, isClosed],
  )
  const navigate = route.useNavigate()
  const { history } = useRouter()
  // Opening pushes a history entry, so that the phone's Back closes the dialog. Closing then goes back.
  const hasPushed = useRef(false)
  // The view that a dialog has changed, until the entry below it is shown again.
  const afterBack = useRef<RentalView | null>(null)

  useEffect(() => {
    if (isOpen(view)) return
    hasPushed.current = false
    const next = afterBack.current
    afterBack.current = null
    if (next) void navigate({ search: rentalSearchOf(next), replace: true, resetScroll: false })
  }, [view, navigate])

  const onView = (change: Partial<RentalView>) => {
    const next = { ...view, ...change }
    if (isOpen(view) && !isOpen(next) && hasPushed.current) {
      afterBack.current = next
      history.back()
      return
    }
    const show = () =>
      void navigate({
        search: (previous) => rentalSearchOf({ ...readRentalView(previous), ...change }),
        replace: isOpen(view) || !isOpen(next),
        resetScroll: false,
      })
    if (isOpen(view) && !isOpen(next)) {
      closeLinked(show)
      return
    }
    hasPushed.current ||= !isOpen(view) && isOpen(next)
    // Back closes an opened dialog. It does not undo a tab, a word or a filter.
    show()
  }
  return <RentalsPage view={view} onView={onView} onBack={useBack()} />
}
