import { lineId } from '@/domain/shared/ids'
import { isSoldOut, type Offering } from '@/domain/storefronts/offering'
import { CardGrid } from '@/ui/layout/card-grid'
import { EmptyState } from '@/ui/feedback/empty-state'
import type { LayoutProps } from './layout-props'
import { OfferingCard } from './offering-card'
import { hasTiles, useCardForm } from './use-card-form'

type OfferingListProps = Pick<LayoutProps, 'id' | 'spec' | 'view' | 'byLink' | 'onOpen' | 'cart'> & {
  label: string
  offerings: readonly Offering[]
}

export function OfferingList({ id, spec, view, byLink, onOpen, cart, label, offerings }: OfferingListProps) {
  const form = useCardForm(spec)
  const sorted = [...offerings.filter((offering) => !isSoldOut(offering)), ...offerings.filter(isSoldOut)]
  if (offerings.length === 0) return <EmptyState image="/pictures/campus.svg#empty-search" text={spec.emptyText} />
  return (
    <CardGrid cards={hasTiles(spec) ? 'tiles' : 'small'} aria-label={label}>
      {sorted.map((offering) => (
        <OfferingCard
          key={offering.id}
          storefront={id}
          spec={spec}
          offering={offering}
          form={form}
          opened={byLink && offering.id === view.item}
          inCart={cart.quantities.get(lineId(`${id}:${offering.id}`)) ?? 0}
          onOpen={onOpen}
          onAdd={cart.add}
          onQuantity={cart.setQuantity}
        />
      ))}
    </CardGrid>
  )
}
