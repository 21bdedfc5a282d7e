import { withOpenedItem } from '@/domain/shared/item-link'
import { matchesText } from '@/domain/shared/text-match'
import { inCategory } from '@/domain/storefronts/storefront-spec'
import type { LayoutProps } from './layout-props'
import { OfferingList } from './offering-list'

/** All offerings in one list, filtered by category and query. */
export function ListLayout(props: LayoutProps) {
  const { spec, assortment, view } = props
  const shown = withOpenedItem(
    assortment.offerings,
    view.item,
    (offering) => inCategory(offering, view.category) && matchesText(view.query, offering.name),
  )
  return <OfferingList {...props} label={spec.title} offerings={shown} />
}
