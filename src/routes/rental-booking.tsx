import { createFileRoute, lazyRouteComponent, useRouter } from '@tanstack/react-router'
import { useRef } from 'react'
import { choiceOf } from '@/domain/choice'
import { rentalTabs, type RentalTab } from '@/domain/rental-tabs'
import { useBack } from './-use-back'

const RentalsPage = lazyRouteComponent(() => import('@/features/housing/rentals-page'), 'RentalsPage')

type RentalSearch = { category?: RentalTab | undefined; photos?: string | undefined }

/** What the housing screen keeps in the URL: its tab, and whose photos are open. Nonsense falls away. */
const rentalSearch = ({ category, photos }: Record<string, unknown>): RentalSearch => {
  const tab = choiceOf(rentalTabs, category)
  return {
    category: tab === 'all' ? undefined : tab,
    photos: typeof photos === 'string' && photos !== '' ? photos : undefined,
  }
}

export const Route = createFileRoute('/rental-booking')({
  staticData: { title: 'Rental Booking' },
  validateSearch: rentalSearch,
  component: RentalBooking,
})

function RentalBooking() {
  // The router hands on what validation left out, so the search is read once more.
  const { category = 'all', photos } = rentalSearch(Route.useSearch())
  const navigate = Route.useNavigate()
  const { history } = useRouter()
  // Photos opened here lie one step ahead in history, so that the phone's Back closes them; closing goes that step back.
  const stepAhead = useRef(false)

  const open = (id: string) => {
    stepAhead.current = true
    void navigate({ search: rentalSearch({ category, photos: id }), resetScroll: false })
  }
  const close = () => {
    if (stepAhead.current) history.back()
    else void navigate({ search: rentalSearch({ category }), replace: true, resetScroll: false })
    stepAhead.current = false
  }
  return (
    <RentalsPage
      category={category}
      photosOf={photos ?? null}
      onCategory={(tab) => void navigate({ search: rentalSearch({ category: tab }), replace: true, resetScroll: false })}
      onOpenPhotos={open}
      onClosePhotos={close}
      onBack={useBack()}
    />
  )
}
