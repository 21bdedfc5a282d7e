import { Container, Loader } from '@mantine/core'
import { Suspense, useEffect, useRef } from 'react'
import { useMissingLink } from '@/data/sync/use-missing-link'
import { retryPull } from '@/data/sync/retry-pull'
import { isGone, withOpenedItem } from '@/domain/shared/item-link'
import { inRentalTab } from '@/domain/housing/rental'
import { rentalTabs } from '@/messages/housing/rental-tabs'
import type { RentalTab } from '@/domain/housing/rental-tab-values'
import { CardGrid } from '@/ui/layout/card-grid'
import { EmptyState } from '@/ui/feedback/empty-state'
import { LoadFailure } from '@/ui/feedback/load-failure'
import { NotFoundNote } from '@/ui/feedback/not-found-note'
import { lazyPart } from '@/ui/platform/lazy-part'
import { SavedNote } from '@/ui/feedback/saved-note'
import { ScreenHeader } from '@/ui/layout/screen-header'
import { ScreenTabs } from '@/ui/layout/screen-tabs'
import { showToast } from '@/ui/feedback/toast'
import { useFailureToast } from '@/ui/feedback/use-failure-toast'
import classes from './housing.module.css'
import { useRentals } from './queries'
import { RentalCard } from './rental-card'

const tables = ['rentals'] as const
const emptyText = 'No rentals available for the selected category.'

const PhotoGallery = lazyPart(() => import('./photo-gallery').then((loaded) => loaded.PhotoGallery), GalleryUnavailable)

export type RentalsPageProps = {
  /** The tab, and the id of the rental whose photos are open; both from the URL. */
  category: RentalTab
  photosOf: string | null
  /** The id of the rental that a link opens. */
  item: string | null
  onCategory: (category: RentalTab) => void
  onOpenPhotos: (id: string) => void
  onClosePhotos: () => void
  onBack: () => void
}

export function RentalsPage({ category, photosOf, item, onCategory, onOpenPhotos, onClosePhotos, onBack }: RentalsPageProps) {
  const result = useRentals()
  const rentals = result.state === 'ready' ? result.rentals : []
  const shown = withOpenedItem(rentals, item, (rental) => inRentalTab(rental, category))
  const opened = rentals.find((rental) => rental.id === photosOf)
  const isMissing = result.state === 'ready' && result.checkedAt !== null && isGone(rentals, item)
  const missingText = useMissingLink(tables, isMissing ? item : null)
  const list = useFocusAfterPhotos(opened?.id)
  useFailureToast(result.state === 'failed', 'Failed to load rentals')
  return (
    <Container pb="xl">
      <ScreenHeader
        title="Student Accommodation"
        intro="Rooms and houses near campus."
        backLabel="Back"
        onBack={onBack}
      />
      <ScreenTabs label="Kinds of rentals" tabs={rentalTabs} value={category} columns={3} onChange={onCategory}>
        {result.state === 'loading' ? (
          <div className={classes.loading} role="status">
            <Loader size="lg" aria-hidden />
            <span className="visually-hidden">Loading rentals...</span>
          </div>
        ) : (
          <>
            {result.state === 'ready' && (
              <>
                <SavedNote checkedAt={result.checkedAt} />
                <NotFoundNote gone={isMissing} text={missingText} />
              </>
            )}
            {result.state === 'failed' && <LoadFailure text={emptyText} onRetry={() => retryPull(tables)} />}
            {result.state === 'ready' && shown.length === 0 && (
              <EmptyState image="/pictures/home.svg#tile-rental" text={emptyText} />
            )}
            <CardGrid aria-label="Rentals" ref={list}>
              {shown.map((rental) => (
                <RentalCard key={rental.id} rental={rental} opened={rental.id === item} onPhotos={onOpenPhotos} />
              ))}
            </CardGrid>
          </>
        )}
      </ScreenTabs>
      {opened && (
        <Suspense>
          <PhotoGallery rental={opened} onClose={onClosePhotos} />
        </Suspense>
      )}
    </Container>
  )
}

/** After the photos close, focuses the card's photos button, also when a shared link opened them. */
const useFocusAfterPhotos = (opened: string | undefined) => {
  const list = useRef<HTMLUListElement>(null)
  const last = useRef<string | undefined>(undefined)
  useEffect(() => {
    if (opened === undefined && last.current !== undefined) {
      list.current?.querySelector<HTMLElement>(`[data-photos-of="${CSS.escape(last.current)}"]`)?.focus()
    }
    last.current = opened
  }, [opened])
  return list
}

/** Shown when the gallery's code cannot be loaded: reports it and removes the photos from the URL. */
function GalleryUnavailable({ onClose }: { onClose: () => void }) {
  const close = useRef(onClose)
  useEffect(() => {
    showToast({ title: 'Photos cannot be shown yet', description: 'Try again when you are online.', tone: 'destructive' })
    close.current()
  }, [])
  return null
}
