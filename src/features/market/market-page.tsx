import { Button, Container } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Suspense, useCallback, useState } from 'react'
import { useSession } from '@/data/session/use-session'
import type { MarketView } from '@/domain/market/market-url'
import { variantOf } from '@/messages/market/variants'
import type { VariantId } from '@/domain/market/market-url'
import type { Listing } from '@/domain/market/listing'
import { lazyPart } from '@/ui/platform/lazy-part'
import { Callout } from '@/ui/feedback/callout'
import { ScreenHeader } from '@/ui/layout/screen-header'
import { ScreenTabs } from '@/ui/layout/screen-tabs'
import { showToast } from '@/ui/feedback/toast'
import { useFailureToast } from '@/ui/feedback/use-failure-toast'
import { AllListings } from './all-listings'
import { DeleteListingDialog } from './delete-listing-dialog'
import { ListingFormDialog } from './listing-form-dialog'
import { MarketActionsProvider, useStableActions } from './market-actions'
import { OwnListings } from './own-listings'
import { useListings } from './queries'
import { signInToSell } from './toasts'
import { listingActions, useUser } from './listing-actions'
import { useObjectUrls } from './use-object-urls'
import { useOpenListing } from './use-open-listing'

const ItemDialog = lazyPart(() => import('./item-dialog').then((loaded) => loaded.ItemDialog))
const ItemElsewhere = lazyPart(() => import('./item-dialog').then((loaded) => loaded.ItemElsewhere))

const noListings = { listings: [], unsent: [] } as const

export type MarketPageProps = {
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
  useFailureToast(result.state === 'failed', 'Failed to load marketplace items')

  const creating = view.form === 'new' || view.form === 'shared'
  const sell = () => {
    if (session.status === 'out') showToast({ ...signInToSell, action: { label: 'Log In', onClick: onLogIn } })
    else onView({ form: 'new' })
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
  const all = <AllListings variant={variant} result={result} view={view} missing={open.missing} scrollKey={scrollKey} onView={onView} />
  const tabs = variant.ownTab && ([{ value: 'all', label: variant.ownTab.all }, { value: 'mine', label: variant.ownTab.mine }] as const)

  return (
    <MarketActionsProvider value={actions}>
      <Container pb="xl">
        <ScreenHeader title={variant.title} intro={variant.intro} backLabel="Back" onBack={onBack}>
          <Button leftSection={<IconPlus size={20} aria-hidden />} onClick={sell}>
            Sell Item
          </Button>
        </ScreenHeader>
        {view.form === 'shared' && session.status === 'out' && (
          <Callout tone="info" title="Log in to sell it" actions={<Button onClick={onLogIn}>Log In</Button>}>
            What you shared waits on this phone, and comes into the form as soon as you are logged in.
          </Callout>
        )}
        {tabs ? (
          <ScreenTabs label={variant.title} tabs={tabs} value={view.tab} onChange={(tab) => onView({ tab })}>
            {view.tab === 'all' ? all : <OwnListings variant={variant} result={result} scrollKey={scrollKey} onSell={sell} />}
          </ScreenTabs>
        ) : (
          all
        )}
      </Container>
      <Suspense>
        {open.listing && <ItemDialog variant={id} listing={open.listing} onClose={() => onView({ item: null })} />}
        {open.elsewhere && <ItemElsewhere variant={id} {...open.elsewhere} onClose={() => onView({ item: null })} />}
      </Suspense>
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
    </MarketActionsProvider>
  )
}
