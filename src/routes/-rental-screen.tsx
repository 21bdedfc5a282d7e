import { getRouteApi, useRouter } from '@tanstack/react-router'
import { useRef } from 'react'
import { RentalsPage } from '@/features/housing/rentals-page'
import { useBack } from '@/features/shell'
import { rentalSearch } from './rental-booking'

const route = getRouteApi('/rental-booking')

export function RentalScreen() {
  // The router also passes params that the validator left out, so they are validated again.
  const { category = 'all', photos, item } = rentalSearch(route.useSearch())
  const navigate = route.useNavigate()
  const { history } = useRouter()
  // Opening pushes a history entry, so that the phone's Back closes the photos. Closing then goes back.
  const hasPushed = useRef(false)

  const open = (id: string) => {
    hasPushed.current = true
    void navigate({ search: rentalSearch({ category, item, photos: id }), resetScroll: false })
  }
  const close = () => {
    if (hasPushed.current) history.back()
    else void navigate({ search: rentalSearch({ category, item }), replace: true, resetScroll: false })
    hasPushed.current = false
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
