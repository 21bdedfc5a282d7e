import { findOfferings } from '@/domain/storefronts/find-offerings'
import type { LayoutProps } from './layout-props'
import { OfferingList } from './offering-list'

/** All offerings in one list, filtered by category and query. */
export function ListLayout(props: LayoutProps) {
  const { spec, assortment, view } = props
  return <OfferingList {...props} label={spec.title} offerings={findOfferings(assortment.offerings, view)} />
}
