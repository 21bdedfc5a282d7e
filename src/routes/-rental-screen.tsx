import { getRouteApi, useRouter } from '@tanstack/react-router'
import { useRef } from 'react'
import { RentalsPage } from '@/features/housing/rentals-page'
import { useBack } from '@/features/shell'
import { rentalSearch } from './rental-booking'

const route = getRouteApi('/rental-booking')

export function RentalScreen() {
  // The router hands on what validation left out, so the search is read once more.
  const { category = 'all', photos, item } = rentalSearch(route.useSearch())
  const navigate = route.useNavigate()
  const { history } = useRouter()
  // Photos opened here lie one step ahead in history, so that the phone's Back closes them; closing goes that step back.
  const stepAhead = useRef(false)

  const open = (id: string) => {
    stepAhead.current = true
    void navigate({ search: rentalSearch({ category, item, photos: id }), resetScroll: false })
  }
  const close = () => {
    if (stepAhead.current) history.back()
    else void navigate({ search: rentalSearch({ category, item }), replace: true, resetScroll: false })
    stepAhead.current = false
  }
  return (
    <RentalsPage
      category={category}
      item={item ?? null}
      photosOf={photos ?? null}
      onCategory={(tab) => void navigate({ search: rentalSearch({ category: tab }), replace: true, resetScroll: false })}
      onOpenPhotos={open}
      onClosePhotos={close}
      onBack={useBack()}
    />
  )
}
