import { bestMatchesFirst } from '@/domain/shared/text-match'
import type { Offering } from '@/domain/storefronts/offering'
import { CardGrid } from '@/ui/layout/card-grid'
import { EmptyState } from '@/ui/feedback/empty-state'
import type { LayoutProps } from './layout-props'
import { OfferingCard } from './offering-card'

type OfferingListProps = Pick<LayoutProps, 'id' | 'spec' | 'view' | 'onAdd'> & {
  label: string
  offerings: readonly Offering[]
}

export function OfferingList({ id, spec, view, onAdd, label, offerings }: OfferingListProps) {
  const sorted = bestMatchesFirst(offerings, view.query, ({ name }) => name)
  if (offerings.length === 0) return <EmptyState image="/pictures/campus.svg#empty-search" text={spec.emptyText} />
  return (
    <CardGrid cards="small" aria-label={label}>
      {sorted.map((offering) => (
        <OfferingCard
          key={offering.id}
          storefront={id}
          spec={spec}
          offering={offering}
          opened={offering.id === view.item}
          onAdd={onAdd}
        />
      ))}
    </CardGrid>
  )
}
