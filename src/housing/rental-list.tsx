import { Button, Group, Text } from '@mantine/core'
import type { Ref } from 'react'
import { chosenFilters } from '@/housing/rules/rental-filters'
import type { Rental } from '@/housing/rules/rental'
import type { RentalView } from '@/housing/rules/rental-view'
import type { IsoDay } from '@/kit/rules/day'
import * as messages from '#words/housing/rentals-page'
import { allButOne } from '#words/kit/list-states'
import { NothingFound } from '@/kit/feedback/nothing-found'
import { CardGrid } from '@/kit/layout/card-grid'
import { TitledSection } from '@/kit/layout/titled-section'
import classes from './housing.module.css'
import { RentalCard, type RentalActions } from './rental-card'

type RentalListProps = {
  rentals: readonly Rental[]
  /** The rentals that match all words of the search but one. */
  near: readonly Rental[]
  /** The ids of the rentals whose pin was tapped. If there are any, only these show. */
  pinned: readonly string[]
  emptyText: string
  view: RentalView
  saved: ReadonlySet<string>
  today: IsoDay
  actions: RentalActions
  ref: Ref<HTMLUListElement>
  onShowAll: () => void
  onClear: () => void
}

export function RentalList({
  rentals,
  near,
  pinned,
  emptyText,
  view,
  saved,
  today,
  actions,
  ref,
  onShowAll,
  onClear,
}: RentalListProps) {
  const atPin = rentals.filter(({ id }) => pinned.includes(id))
  const shown = atPin.length > 0 ? atPin : rentals
  const isFiltered = chosenFilters(view).length > 0 || view.query !== ''
  const card = (rental: Rental) => (
    <RentalCard
      key={rental.id}
      rental={rental}
      opened={rental.id === view.item}
      saved={saved.has(rental.id)}
      compared={view.compare.includes(rental.id)}
      today={today}
      actions={actions}
    />
  )
  return (
    <div>
      {atPin.length > 0 && (
        <Group justify="space-between" mb="sm">
          <Text fw={600} role="status">
            {messages.atPin({ count: atPin.length })}
          </Text>
          <Button variant="default" onClick={onShowAll}>
            {messages.showAll}
          </Button>
        </Group>
      )}
      {shown.length === 0 && (
        <NothingFound
          image="/pictures/home.svg#tile-rental"
          text={emptyText}
          query={view.query}
          onClear={isFiltered ? onClear : undefined}
        />
      )}
      <CardGrid aria-label={messages.rentals} ref={ref}>
        {shown.map(card)}
      </CardGrid>
      {near.length > 0 && atPin.length === 0 && (
        <TitledSection title={allButOne} className={classes.near}>
          <CardGrid aria-label={allButOne}>{near.map(card)}</CardGrid>
        </TitledSection>
      )}
    </div>
  )
}
