import { Button, Container, Loader } from '@mantine/core'
import { Suspense, useDeferredValue, useState } from 'react'
import { requestPull } from '@/store/sync/status'
import { useMissingLink } from '@/store/use-missing-link'
import { noFilters, searchRentals } from '@/housing/rules/rental-filters'
import { isGone } from '@/kit/rules/item-link'
import { dayOf } from '@/kit/rules/day'
import type { Rental } from '@/housing/rules/rental'
import type { RentalView } from '@/housing/rules/rental-view'
import * as messages from '#words/housing/rentals-page'
import { rentalTabs } from '@/housing/words/rental-tabs'
import { Callout } from '@/kit/feedback/callout'
import { LoadFailure } from '@/kit/feedback/load-failure'
import { NotFoundNote } from '@/kit/feedback/not-found-note'
import { SavedNote } from '@/kit/feedback/saved-note'
import { useFailureToast } from '@/kit/feedback/use-failure-toast'
import { ScreenHeader } from '@/kit/layout/screen-header'
import { ScreenTabs } from '@/kit/layout/screen-tabs'
import { useNow } from '@/kit/platform/use-now'
import { CompareBar } from './compare-bar'
import classes from './housing.module.css'
import { AreaMap, CompareDialog, FilterSheet, PhotoGallery } from './late-parts'
import { useRentals } from './queries'
import { RentalList } from './rental-list'
import { RentalTools } from './rental-tools'
import { useSavedRentals } from './saved-rentals'
import { useFocusAfterPhotos } from './use-focus-after-photos'
import { useRentalActions } from './use-rental-actions'

const tables = ['rentals'] as const
const none: readonly Rental[] = []

export type RentalsPageProps = {
  view: RentalView
  /** What is not among the changes stays. */
  onView: (change: Partial<RentalView>) => void
  onBack: () => void
}

export function RentalsPage({ view, onView, onBack }: RentalsPageProps) {
  const result = useRentals()
  const today = dayOf(new Date(useNow()))
  const [pinned, setPinned] = useState<readonly string[]>([])
  const rentals = result.state === 'ready' ? result.rentals : none
  const isWhole = result.state === 'ready' && result.checkedAt !== null
  const { saved, gone, toggleSaved, forgetGone } = useSavedRentals(isWhole ? rentals : null)
  const query = useDeferredValue(view.query)
  const { all: shown, near } = searchRentals(rentals, { ...view, query }, saved)
  const opened = rentals.find((rental) => rental.id === view.photos)
  const compared = view.compare.flatMap((id) => rentals.filter((rental) => rental.id === id))
  const isMissing = isWhole && isGone(rentals, view.item)
  const missingText = useMissingLink(tables, isMissing ? view.item : null)
  const list = useFocusAfterPhotos(opened?.id)
  const actions = useRentalActions({ view, onView, onSave: toggleSaved })
  useFailureToast(result.state === 'failed', messages.loadFailed)
  return (
    <Container pb="xl">
      <ScreenHeader title={messages.title} intro={messages.intro} onBack={onBack} />
      <ScreenTabs
        label={messages.kinds}
        tabs={rentalTabs}
        value={view.category}
        columns={3}
        onChange={(category) => onView({ category, item: null })}
      >
        {result.state === 'loading' ? (
          <div className={classes.loading} role="status">
            <Loader size="lg" aria-hidden />
            <span className="visually-hidden">{messages.loading}</span>
          </div>
        ) : (
          <>
            {result.state === 'ready' && (
              <>
                <RentalTools rentals={rentals} saved={saved} view={view} onView={onView} />
                <SavedNote checkedAt={result.checkedAt} />
                {view.saved && gone.length > 0 && (
                  <Callout
                    tone="info"
                    actions={
                      <Button variant="default" onClick={forgetGone}>
                        {messages.forgetGone}
                      </Button>
                    }
                  >
                    {messages.savedGone({ names: gone.join(', ') })}
                  </Callout>
                )}
                <NotFoundNote gone={isMissing} text={missingText} />
                <div className={view.map ? classes.withMap : ''}>
                  {view.map && (
                    <Suspense fallback={<div className={classes.mapFallback} />}>
                      <AreaMap rentals={shown} chosen={pinned} onChoose={setPinned} />
                    </Suspense>
                  )}
                  <RentalList
                    rentals={shown}
                    near={near}
                    pinned={view.map ? pinned : []}
                    emptyText={messages.empty}
                    view={view}
                    saved={saved}
                    today={today}
                    actions={actions}
                    ref={list}
                    onShowAll={() => setPinned([])}
                    onClear={() => onView({ ...noFilters, query: '' })}
                  />
                </div>
              </>
            )}
            {result.state === 'failed' && <LoadFailure problem={result.problem} onRetry={() => requestPull(tables)} />}
          </>
        )}
      </ScreenTabs>
      {compared.length > 0 && (
        <CompareBar
          rentals={compared}
          onCompare={() => onView({ sheet: 'compare' })}
          onClear={() => onView({ compare: [] })}
        />
      )}
      <Suspense>
        {opened && <PhotoGallery rental={opened} onClose={() => onView({ photos: null })} />}
        {result.state === 'ready' && view.sheet === 'filters' && (
          <FilterSheet
            rentals={rentals}
            saved={saved}
            view={view}
            onApply={(filters) => onView({ ...filters, sheet: null })}
            onClose={() => onView({ sheet: null })}
          />
        )}
        {view.sheet === 'compare' && compared.length > 0 && (
          <CompareDialog rentals={compared} today={today} onClose={() => onView({ sheet: null })} />
        )}
      </Suspense>
    </Container>
  )
}
