import { matchesText } from '@/domain/search'
import { inCategory } from '@/domain/storefronts/storefront-spec'
import type { LayoutProps } from './layout-props'
import { OfferingList } from './offering-list'

/** All offerings in one list, by chip and words. */
export function ListLayout({ id, spec, assortment, view, onAdd }: LayoutProps) {
  const shown = assortment.offerings.filter(
    (offering) => inCategory(offering, view.category) && matchesText(view.query, offering.name),
  )
  return <OfferingList id={id} spec={spec} label={spec.title} offerings={shown} onAdd={onAdd} />
}
