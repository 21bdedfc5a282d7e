import { useMediaQuery } from '@mantine/hooks'
import type { StorefrontSpec } from '@/shops/rules/storefront-spec'
import { useIsHydrated } from '@/kit/platform/use-is-hydrated'

/**
 * A phone shows tiles, two or more in a row, which open into a sheet; larger text, like a larger screen, needs the
 * whole card. The media query is that of storefront.module.css and card-grid.module.css.
 */
const tiles = '(min-width: 21.25em) and (max-width: 35.99em)'

/** `both`: in a prerendered page, whose style sheet hides one of them. */
export type CardForm = 'tile' | 'card' | 'both'

export const hasTiles = ({ layout }: Pick<StorefrontSpec, 'layout'>): boolean => layout !== 'groups'

export const useCardForm = (spec: Pick<StorefrontSpec, 'layout'>): CardForm => {
  const fits = useMediaQuery(tiles, undefined, { getInitialValueInEffect: false })
  const isHydrated = useIsHydrated()
  if (!hasTiles(spec)) return 'card'
  return isHydrated ? (fits ? 'tile' : 'card') : 'both'
}
