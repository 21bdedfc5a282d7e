import type { Offering } from '@/domain/storefronts/offering'
import { EmptyState } from '@/ui/empty-state'
import type { LayoutProps } from './layout-props'
import { OfferingCard } from './offering-card'
import classes from './storefront.module.css'

type OfferingListProps = Pick<LayoutProps, 'id' | 'spec' | 'onAdd'> & { label: string; offerings: readonly Offering[] }

export function OfferingList({ id, spec, label, offerings, onAdd }: OfferingListProps) {
  if (offerings.length === 0) return <EmptyState image="/pictures/campus.svg#empty-search" text={spec.emptyText} />
  return (
    <ul className={classes.grid} aria-label={label}>
      {offerings.map((offering) => (
        <OfferingCard key={offering.id} storefront={id} spec={spec} offering={offering} onAdd={onAdd} />
      ))}
    </ul>
  )
}
