import { Button } from '@mantine/core'
import { useMemo } from 'react'
import { useSession } from '@/store/session/use-session'
import * as messages from '#words/market/market-page'
import type { MarketVariant } from '@/market/words/variants'
import * as buttons from '#words/kit/buttons'
import { EmptyState } from '@/kit/feedback/empty-state'
import { ListingGrid } from './listing-grid'
import { useLiked } from './liked'
import { ListingSkeletons } from './listing-skeletons'
import { useMarket } from './market-actions'
import type { Listings } from './queries'

type OwnListingsProps = { variant: MarketVariant; result: Listings; scrollKey: string; onSell: () => void }

/** The user's own listings, including sold ones. */
export function OwnListings({ variant, result, scrollKey, onSell }: OwnListingsProps) {
  const { logIn } = useMarket()
  const session = useSession()
  const liked = useLiked()
  const listings = result.state === 'ready' ? result.listings : null
  const own = useMemo(() => listings?.filter((listing) => listing.own) ?? [], [listings])
  if (session.status === 'out') {
    return (
      <EmptyState image="/pictures/campus.svg#sign-in" text={messages.logInForOwn}>
        <Button onClick={logIn}>{buttons.login}</Button>
      </EmptyState>
    )
  }
  if (session.status === 'unknown' || result.state === 'loading') return <ListingSkeletons variant={variant} />
  if (own.length === 0 && result.state === 'ready' && !result.isWhole) return <ListingSkeletons variant={variant} />
  if (own.length === 0) {
    return (
      <EmptyState image="/pictures/home.svg#tile-marketplace" text={messages.nothingListed}>
        <Button onClick={onSell}>{messages.listFirstItem}</Button>
      </EmptyState>
    )
  }
  return <ListingGrid label={messages.myListings} scrollKey={scrollKey} listings={own} liked={liked} />
}
