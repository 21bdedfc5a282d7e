import { createContext, use, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { VariantId } from '@/market/rules/market-url'
import type { Listing } from '@/market/rules/listing'

/** The actions that a market page provides to its cards and dialogs. */
type MarketActions = {
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

/** A picture that is only on this phone, with a unique key. */
export type LocalPicture = { readonly key: string; readonly bytes: ArrayBuffer; readonly type: string }

const haveSameKeys = (a: readonly LocalPicture[], b: readonly LocalPicture[]): boolean =>
  a.length === b.length && a.every(({ key }, index) => key === b[index]?.key)

/** Object URLs of these pictures by key, revoked on unmount. */
export const useObjectUrls = (pictures: readonly LocalPicture[]): ReadonlyMap<string, string> => {
  const [shown, setShown] = useState(pictures)
  // The same pictures keep their URLs when they are read again, so that no image reloads.
  if (shown !== pictures && !haveSameKeys(shown, pictures)) setShown(pictures)
  const urls = useMemo(
    () => new Map(shown.map(({ key, bytes, type }) => [key, URL.createObjectURL(new Blob([bytes], { type }))])),
    [shown],
  )
  useEffect(() => () => urls.forEach((url) => URL.revokeObjectURL(url)), [urls])
  return urls
}
