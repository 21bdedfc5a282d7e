// Chunk: market

import { useMatch, useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { readView, searchOf, type VariantId, type MarketSearch, type MarketView } from '@/market/rules/market-url'
import { MarketPage } from '@/market/market-page'
import { useBack } from '@/app/shell'
import { useHistoryKey } from './history-key'
import { useViewInUrl } from './view-in-url'

const closed = { item: null, form: null } as const

const dialogOf = ({ item, form }: MarketView): string | null =>
  item === null && form === null ? null : `${item ?? ''}/${form ?? ''}`

/** Connects a variant of the market to the URL. */
export function MarketScreen({ variant }: { variant: VariantId }) {
  const search: MarketSearch = useSearch({ strict: false })
  const navigate = useNavigate()
  const { history } = useRouter()
  const { view, onView } = useViewInUrl<MarketView>({
    inUrl: useMemo(() => readView(variant, search), [variant, search]),
    dialogOf,
    closed,
    write: (change, replace) =>
      void navigate({
        to: '.',
        search: (previous) => searchOf({ ...readView(variant, previous), ...change }),
        replace,
        resetScroll: false,
      }),
  })
  return (
    <MarketPage
      variant={variant}
      view={view}
      scrollKey={useHistoryKey(useMatch({ strict: false }).fullPath)}
      onView={onView}
      onBack={useBack()}
      onLogIn={() => void navigate({ to: '/login' })}
      onUnsent={() => history.push('/profile?view=unsent')}
    />
  )
}
