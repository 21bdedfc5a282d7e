import { searchOfferings } from '@/shops/rules/find-offerings'
import type { LayoutProps } from './layout-props'
import { FoundOfferings } from './offering-list'

/** All offerings in one list, filtered by category and query. */
export function ListLayout(props: LayoutProps) {
  const { spec, assortment, view } = props
  return <FoundOfferings {...props} label={spec.title} found={searchOfferings(assortment.offerings, view)} />
}
