import { createContext, use, useLayoutEffect, useMemo, useRef } from 'react'
import type { VariantId } from '@/domain/market/market-url'
import type { Listing } from '@/domain/market/listing'

/** What the cards and dialogs of a market ask of its page. */
export type MarketActions = {
  readonly variant: VariantId
  readonly openItem: (listing: Listing) => void
  readonly edit: (listing: Listing) => void
  readonly askToDelete: (listing: Listing) => void
  readonly logIn: () => void
  readonly showUnsent: () => void
  /** Where a picture can be seen now: on this phone until the server has it. */
  readonly pictureAt: (address: string) => string
}

const Actions = createContext<MarketActions | null>(null)
export const MarketActionsProvider = Actions.Provider

export const useMarket = (): MarketActions => {
  const actions = use(Actions)
  if (!actions) throw new Error('Part of a market outside its page')
  return actions
}

/** The same actions for as long as they show the same: no card is drawn again because the page was. */
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
