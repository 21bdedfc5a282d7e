import { ActionIcon, Button, Container, Loader, Text } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { Suspense, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { requestPull } from '@/store/sync/status'
import { useMissingLink } from '@/campus/store/use-missing-link'
import { noFilters, searchRentals, toggleCompared } from '@/housing/rules/rental-filters'
import { isGone } from '@/kit/rules/item-link'
import { dayOf } from '@/kit/rules/day'
import type { Rental } from '@/housing/rules/rental'
import { maxCompared, type RentalView } from '@/housing/rules/rental-view'
import * as messages from '#words/housing/rentals-page'
import { rentalTabs } from '@/housing/words/rental-facts'
import { formatKes } from '@/kit/words/money'
import { Callout } from '@/kit/feedback/callout'
import { LoadFailure } from '@/kit/feedback/load-failure'
import { NotFoundNote } from '@/kit/feedback/not-found-note'
import { useSavedNote } from '@/kit/feedback/saved-note'
import { showToast } from '@/kit/feedback/toast'
import { useFailureToast } from '@/kit/feedback/use-failure-toast'
import { ScreenHeader } from '@/kit/layout/screen-header'
import { ScreenTabs } from '@/kit/layout/screen-tabs'
import { lazyPart } from '@/kit/platform/lazy-part'
import { useNow } from '@/kit/platform/use-now'
import compareClasses from './compare.module.css'
import classes from './housing.module.css'
import type { RentalActions } from './rental-card'
import { RentalList } from './rental-list'
import { RentalTools } from './rental-tools'
import { useRentals, useSavedRentals } from './use-rentals'
import { studentAccommodation } from '#words/kit/screen-titles'

const tables = ['rentals'] as const
const none: readonly Rental[] = []

export type RentalsPageProps = {
  view: RentalView
  /** Values that are not among the changes stay. */
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
  useSavedNote(result.state === 'ready' ? result.checkedAt : null)
  return (
    <Container pb="xl">
      <ScreenHeader title={studentAccommodation} intro={messages.intro} saved onBack={onBack} />
      <ScreenTabs
        label={messages.kinds}
        tabs={rentalTabs}
        value={view.category}
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

type Latest = { view: RentalView; onView: (change: Partial<RentalView>) => void; onSave: (id: string) => void }

/** Returns the same object on every render, so that a keystroke in the search does not render every card again. */
const useRentalActions = (now: Latest): RentalActions => {
  const latest = useRef(now)
  useEffect(() => {
    latest.current = now
  })
  return useMemo(
    () => ({
      openPhotos: (id) => latest.current.onView({ photos: id }),
      save: (id) => latest.current.onSave(id),
      compare: (id) => latest.current.onView({ compare: toggleCompared(latest.current.view.compare, id) }),
    }),
    [],
  )
}

type CompareBarProps = { rentals: readonly Rental[]; onCompare: () => void; onClear: () => void }

/** The rooms to compare, at the bottom of the screen. */
export function CompareBar({ rentals, onCompare, onClear }: CompareBarProps) {
  return (
    <section className={compareClasses.bar} data-floats aria-label={messages.roomsToCompare}>
      <div className={compareClasses.names} role="status">
        {rentals.map(({ id, title, monthlyPrice }) => (
          <Text key={id} size="sm" fw={600} className={compareClasses.name}>
            {messages.priceAndTitle({ price: formatKes(monthlyPrice), title })}
          </Text>
        ))}
        {rentals.length < maxCompared && (
          <Text size="sm" c="var(--ink-soft)">
            {messages.chooseOneMore}
          </Text>
        )}
      </div>
      {rentals.length === maxCompared && (
        <Button aria-haspopup="dialog" onClick={onCompare}>
          {messages.sideBySide}
        </Button>
      )}
      <ActionIcon variant="default" aria-label={messages.compareNothing} onClick={onClear}>
        <IconX size={20} aria-hidden />
      </ActionIcon>
    </section>
  )
}

type Closable = { onClose: () => void }

/** Replaces a dialog whose code cannot be loaded: reports it in a toast and removes the dialog from the URL. */
const unavailable = (title: string) =>
  function Unavailable({ onClose }: Closable) {
    const close = useRef(onClose)
    useEffect(() => {
      showToast({ title, description: messages.tryOnline, tone: 'destructive' })
      close.current()
    }, [])
    return null
  }

function NoMap() {
  return <p role="status">{messages.mapUnavailable}</p>
}

const PhotoGallery = lazyPart(
  () => import('./photo-gallery').then((loaded) => loaded.PhotoGallery),
  unavailable(messages.photosUnavailable),
)
const FilterSheet = lazyPart(
  () => import('./filter-sheet').then((loaded) => loaded.FilterSheet),
  unavailable(messages.filtersUnavailable),
)
const CompareDialog = lazyPart(
  () => import('./compare-dialog').then((loaded) => loaded.CompareDialog),
  unavailable(messages.comparisonUnavailable),
)
const AreaMap = lazyPart(() => import('./area-map').then((loaded) => loaded.AreaMap), NoMap)
