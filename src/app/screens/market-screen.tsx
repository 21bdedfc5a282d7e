// Chunk: market

import { useMatch, useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useMemo, useRef } from 'react'
import { readView, searchOf, type VariantId, type MarketSearch, type MarketView } from '@/market/rules/market-url'
import { MarketPage } from '@/market/market-page'
import { useBack } from '@/app/shell'
import { useClosedByLink } from './closed-by-link'
import { useHistoryKey } from './history-key'

const isOpen = ({ item, form }: Pick<MarketView, 'item' | 'form'>): boolean => item !== null || form !== null

/** Names what an address opens. */
const openedIn = ({ item, form }: Pick<MarketView, 'item' | 'form'>): string => `${item ?? ''}/${form ?? ''}`

/** Connects a variant of the market to the URL. */
export function MarketScreen({ variant }: { variant: VariantId }) {
  const search: MarketSearch = useSearch({ strict: false })
  const navigate = useNavigate()
  const { history } = useRouter()
  const inAddress = useMemo(() => readView(variant, search), [variant, search])
  const { isClosed, closeLinked } = useClosedByLink(openedIn(inAddress))
  const view = useMemo(() => (isClosed ? { ...inAddress, item: null, form: null } : inAddress), [inAddress, isClosed])
  // Opening pushes a history entry, so that the phone's Back closes the dialog. Closing then goes back.
  const hasPushed = useRef(false)

  const onView = (change: Partial<MarketView>) => {
    const next = { ...view, ...change }
    if (isOpen(view) && !isOpen(next) && hasPushed.current) {
      hasPushed.current = false
      history.back()
      return
    }
    const show = () =>
      void navigate({
        to: '.',
        search: (previous) => searchOf({ ...readView(variant, previous), ...change }),
        replace: isOpen(view) || !isOpen(next),
        resetScroll: false,
      })
    if (isOpen(view) && !isOpen(next)) {
      closeLinked(show)
      return
    }
    if (!isOpen(view)) hasPushed.current = isOpen(next)
    // Back closes an opened item or form. It does not undo a tab, a chip or a word.
    show()
  }
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
