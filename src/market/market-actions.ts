import { createContext, use, useLayoutEffect, useMemo, useRef } from 'react'
import type { VariantId } from '@/market/rules/market-url'
import type { Listing } from '@/market/rules/listing'

/** What a market page provides to its cards and dialogs. */
export type MarketActions = {
  readonly variant: VariantId
  readonly openItem: (listing: Listing) => void
  readonly edit: (listing: Listing) => void
  readonly askToDelete: (listing: Listing) => void
  readonly logIn: () => void
  readonly showUnsent: () => void
  /** The URL that shows a picture: an object URL until the picture has been uploaded. */
  readonly pictureAt: (url: string) => string
}

const Actions = createContext<MarketActions | null>(null)
export const MarketActionsProvider = Actions.Provider

export const useMarket = (): MarketActions => {
  const actions = use(Actions)
  if (!actions) throw new Error('useMarket must be used within a MarketActionsProvider')
  return actions
}

/**
 * Returns the same object while `variant` and `pictureAt` are the same, so that cards do not render with every page
 * render.
 */
export const useStableActions = (actions: MarketActions): MarketActions => {
  const latest = useRef(actions)
  useLayoutEffect(() => {
    latest.current = actions
  })
  const { variant, pictureAt } = actions
  return useMemo(
    () => ({
      variant,
      pictureAt,
      openItem: (listing) => latest.current.openItem(listing),
      edit: (listing) => latest.current.edit(listing),
      askToDelete: (listing) => latest.current.askToDelete(listing),
      logIn: () => latest.current.logIn(),
      showUnsent: () => latest.current.showUnsent(),
    }),
    [variant, pictureAt],
  )
}
