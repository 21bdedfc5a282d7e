import { useMatch, useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useMemo, useRef } from 'react'
import { readView, searchOf, type VariantId, type MarketSearch, type MarketView } from '@/domain/market/market-url'
import { MarketPage } from '@/features/market/market-page'
import { useBack } from '@/features/shell'
import { useScrollStore } from './-scroll-store'

const isOpen = ({ item, form }: Pick<MarketView, 'item' | 'form'>): boolean => item !== null || form !== null

/** Joins a variant of the market to the URL. */
export function MarketScreen({ variant }: { variant: VariantId }) {
  const search: MarketSearch = useSearch({ strict: false })
  const navigate = useNavigate()
  const { history } = useRouter()
  const view = useMemo(() => readView(variant, search), [variant, search])
  // What was opened here lies one step ahead in history, so that the phone's Back closes it; closing goes that step back.
  const stepAhead = useRef(false)

  const onView = (change: Partial<MarketView>) => {
    const next = { ...view, ...change }
    if (isOpen(view) && !isOpen(next) && stepAhead.current) {
      stepAhead.current = false
      history.back()
      return
    }
    if (!isOpen(view)) stepAhead.current = isOpen(next)
    // Typed words and amounts are one step back however many letters they have; a chosen one is a step of its own.
    const typed = ('query' in change && change.query !== '') || 'min' in change || 'max' in change
    void navigate({ to: '.', search: searchOf(next), replace: isOpen(view) || typed, resetScroll: false })
  }
  return (
    <MarketPage
      variant={variant}
      view={view}
      place={useScrollStore(useMatch({ strict: false }).fullPath)}
      onView={onView}
      onBack={useBack()}
      onLogIn={() => void navigate({ to: '/login' })}
      onUnsent={() => history.push('/profile?view=unsent')}
    />
  )
}
