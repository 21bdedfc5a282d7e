import { Button, Container } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { lazy, Suspense, useCallback, useState } from 'react'
import { knownSession } from '@/store/session/session-state'
import { useSession } from '@/store/session/use-session'
import type { MarketView, VariantId } from '@/market/rules/market-url'
import type { Listing } from '@/market/rules/listing'
import { otherItemsOf } from '@/market/rules/browse'
import { variantOf } from '@/market/words/variants'
import * as messages from '#words/market/market-page'
import * as buttons from '#words/kit/buttons'
import { lazyPart } from '@/kit/platform/lazy-part'
import { ScreenHeader } from '@/kit/layout/screen-header'
import { ScreenTabs } from '@/kit/layout/screen-tabs'
import { showToast } from '@/kit/feedback/toast'
import { useFailureToast } from '@/kit/feedback/use-failure-toast'
import { AllListings } from './all-listings'
import { listingActions, useUser } from './commands'
import { MarketActionsProvider, useObjectUrls, useStableActions } from './market-actions'
import classes from './market.module.css'
import { useListings, useOpenListing } from './queries'
import { OwnListings } from './results'
import { signInToSell } from './toasts'

const ItemDialog = lazyPart(() => import('./item-dialog').then((loaded) => loaded.ItemDialog))
const ItemElsewhere = lazyPart(() => import('./item-dialog').then((loaded) => loaded.ItemElsewhere))
const SharedNote = lazyPart(() => import('./shared-note').then((loaded) => loaded.SharedNote))
// These use `lazy`, so that the screen reports code that cannot be loaded and tries again. With `lazyPart`, the button
// that opens the form would do nothing.
const ListingFormDialog = lazy(() =>
  import('./listing-form-dialog').then((loaded) => ({ default: loaded.ListingFormDialog })),
)
const DeleteListingDialog = lazy(() =>
  import('./delete-listing-dialog').then((loaded) => ({ default: loaded.DeleteListingDialog })),
)

const noListings = { listings: [], unsent: [] } as const

type MarketPageProps = {
  variant: VariantId
  view: MarketView
  /** Identifies this history entry; scroll positions are stored under it. */
  scrollKey: string
  onView: (change: Partial<MarketView>) => void
  onBack: () => void
  onLogIn: () => void
  onUnsent: () => void
}

export function MarketPage({ variant: id, view, scrollKey, onView, onBack, onLogIn, onUnsent }: MarketPageProps) {
  const variant = variantOf(id)
  const user = useUser()
  const session = useSession()
  const result = useListings()
  const [deleting, setDeleting] = useState<Listing | null>(null)
  const { listings, unsent } = result.state === 'ready' ? result : noListings
  const localUrls = useObjectUrls(unsent)
  const open = useOpenListing(result, view.item)
  const edited = listings.find((listing) => listing.id === view.form && listing.own)
  useFailureToast(result.state === 'failed', messages.loadFailed)

  const creating = view.form === 'new' || view.form === 'shared'
  const sell = async () => {
    if ((await knownSession()).status === 'in') onView({ form: 'new' })
    else showToast({ ...signInToSell, action: { label: buttons.login, onClick: onLogIn } })
  }
  const actions = useStableActions({
    variant: id,
    openItem: (listing: Listing) => onView({ item: listing.id }),
    edit: (listing: Listing) => onView({ item: null, form: listing.id }),
    askToDelete: setDeleting,
    logIn: onLogIn,
    showUnsent: onUnsent,
    pictureAt: useCallback((url: string) => localUrls.get(url) ?? url, [localUrls]),
  })
  const remove = () => {
    if (!user || !deleting) return
    setDeleting(null)
    if (view.item !== null) onView({ item: null })
    void listingActions(user).remove(deleting)
  }
  const sellButton = (
    <Button className={classes.sell} leftSection={<IconPlus size={20} aria-hidden />} onClick={() => void sell()}>
      <span className={classes.sellWords}>{messages.sellItem}</span>
    </Button>
  )
  const all = (
    <AllListings
      variant={variant}
      result={result}
      view={view}
      missing={open.missing}
      scrollKey={scrollKey}
      sell={sellButton}
      onView={onView}
    />
  )
  const tabs =
    variant.ownTab &&
    ([
      { value: 'all', label: variant.ownTab.all },
      { value: 'mine', label: variant.ownTab.mine },
    ] as const)

  return (
    <MarketActionsProvider value={actions}>
      <Container pb="xl">
        <ScreenHeader title={variant.title} saved={view.tab === 'all'} onBack={onBack} />
        {view.form === 'shared' && session.status === 'out' && (
          <div className={classes.shared}>
            <SharedNote onLogIn={onLogIn} />
          </div>
        )}
        {tabs ? (
          <ScreenTabs label={variant.title} tabs={tabs} value={view.tab} onChange={(tab) => onView({ tab })}>
            {view.tab === 'all' ? (
              all
            ) : (
              <>
                <div className={classes.tools}>{sellButton}</div>
                <OwnListings variant={variant} result={result} scrollKey={scrollKey} onSell={() => void sell()} />
              </>
            )}
          </ScreenTabs>
        ) : (
          all
        )}
      </Container>
      <Suspense>
        {open.listing && (
          <ItemDialog
            key={open.listing.id}
            variant={id}
            listing={open.listing}
            others={otherItemsOf(open.listing, listings)}
            onClose={() => onView({ item: null })}
          />
        )}
        {open.elsewhere && <ItemElsewhere variant={id} {...open.elsewhere} onClose={() => onView({ item: null })} />}
        {user && (edited || creating) && (
          <ListingFormDialog
            key={creating ? 'new' : view.form}
            variant={id}
            user={user}
            edited={edited ?? null}
            shared={view.form === 'shared'}
            onImported={() => onView({ form: 'new' })}
            onClose={() => onView({ form: null })}
          />
        )}
        {deleting && <DeleteListingDialog listing={deleting} onDelete={remove} onClose={() => setDeleting(null)} />}
      </Suspense>
    </MarketActionsProvider>
  )
}
