import type { Found } from '@/app/search/rules/rank'
import { lineId } from '@/kit/rules/ids'
import { isSoldOut, type Offering } from '@/shops/rules/offering'
import { allButOne } from '#words/kit/list-states'
import { CardGrid } from '@/kit/layout/card-grid'
import { EmptyState } from '@/kit/feedback/empty-state'
import { TitledSection } from '@/kit/layout/titled-section'
import type { LayoutProps } from './layout-props'
import { OfferingCard } from './offering-card'
import classes from './storefront.module.css'
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

/** What a search finds, and below it what has all of its words but one. */
export function FoundOfferings({
  found: { all, near },
  ...props
}: Omit<OfferingListProps, 'offerings'> & { found: Found<Offering> }) {
  return (
    <>
      <OfferingList {...props} offerings={all} />
      {near.length > 0 && (
        <TitledSection title={allButOne} className={classes.elsewhere}>
          <OfferingList {...props} label={allButOne} offerings={near} />
        </TitledSection>
      )}
    </>
  )
}
