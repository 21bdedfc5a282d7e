// Chunk: rooms-parts

import { Button, NativeSelect, Text, UnstyledButton } from '@mantine/core'
import { useId, useState, type ReactNode } from 'react'
import {
  amenityKey,
  amenityOptions,
  browseRentals,
  chosenFilters,
  noFilters,
  rentSteps,
  toggleAmenity,
  type RentalFilters,
} from '@/housing/rules/rental-filters'
import { inRentalTab, type Rental } from '@/housing/rules/rental'
import { walkValues, type RentalView } from '@/housing/rules/rental-view'
import { choiceOf } from '@/kit/rules/choice'
import { parseKes, type Kes } from '@/kit/rules/money'
import { amenityText } from '@/housing/words/rental-facts'
import * as messages from '#words/housing/rental-parts'
import { rentalSorts, showText, walkChoices } from '@/housing/words/rental-filters'
import { formatKes } from '@/kit/words/money'
import { Chips } from '@/kit/form/chips'
import chips from '@/kit/form/chips.module.css'
import { DialogFrame } from '@/kit/overlay/dialog-frame'
import classes from './filter-sheet.module.css'

type FilterSheetProps = {
  rentals: readonly Rental[]
  saved: ReadonlySet<string>
  view: RentalView
  onApply: (filters: RentalFilters) => void
  onClose: () => void
}

const mostAmenities = 14

/** Sets the filters once its button is pressed. Closing it changes nothing. */
export function FilterSheet({ rentals, saved, view, onApply, onClose }: FilterSheetProps) {
  const { min, max, walk, amenities, sort, saved: savedOnly } = view
  const [filters, setFilters] = useState<RentalFilters>({ min, max, walk, amenities, sort, saved: savedOnly })
  const change = (next: Partial<RentalFilters>) => setFilters({ ...filters, ...next })
  const found = browseRentals(rentals, { ...view, ...filters, item: null }, saved).length
  const savedHere = rentals.filter((rental) => saved.has(rental.id) && inRentalTab(rental, view.category)).length
  return (
    <DialogFrame isStep title={messages.filters} position="bottom" onClose={onClose}>
      <div className={classes.fields}>
        <div className={classes.pair}>
          <RentSelect
            label={messages.lowestRent}
            value={filters.min}
            isPossible={(step) => filters.max === null || step <= filters.max}
            onChange={(amount) => change({ min: amount })}
          />
          <RentSelect
            label={messages.highestRent}
            value={filters.max}
            isPossible={(step) => filters.min === null || step >= filters.min}
            onChange={(amount) => change({ max: amount })}
          />
        </div>
        <Titled title={messages.walkAtMost}>
          <Chips
            fit
            label={messages.walkAtMost}
            options={walkChoices}
            value={filters.walk === null ? '' : String(filters.walk)}
            onChange={(value) => change({ walk: walkValues.find((minutes) => String(minutes) === value) ?? null })}
          />
        </Titled>
        <Titled title={messages.sortBy}>
          <Chips
            fit
            label={messages.sortBy}
            options={rentalSorts}
            value={filters.sort}
            onChange={(value) => change({ sort: choiceOf(rentalSorts, value) })}
          />
        </Titled>
        <Amenities
          options={amenityOptions(rentals, mostAmenities)}
          chosen={filters.amenities}
          onToggle={(name) => change({ amenities: toggleAmenity(filters.amenities, name) })}
        />
        <UnstyledButton
          className={chips.chip}
          aria-pressed={filters.saved}
          onClick={() => change({ saved: !filters.saved })}
        >
          {messages.savedOnlyCount({ count: String(savedHere) })}
        </UnstyledButton>
      </div>
      <div className={classes.actions}>
        {chosenFilters(filters).length > 0 && (
          <Button variant="default" onClick={() => setFilters(noFilters)}>
            {messages.clearAll}
          </Button>
        )}
        <Button onClick={() => onApply(filters)}>
          <span aria-live="polite">{showText(found)}</span>
        </Button>
      </div>
    </DialogFrame>
  )
}

function Titled({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <Text size="sm" fw={600} aria-hidden>
        {title}
      </Text>
      {children}
    </div>
  )
}

type RentSelectProps = {
  label: string
  value: Kes | null
  isPossible: (step: Kes) => boolean
  onChange: (amount: Kes | null) => void
}

/** Offers steps of the rent, and the amount in the URL. */
function RentSelect({ label, value, isPossible, onChange }: RentSelectProps) {
  const steps = rentSteps.filter(isPossible)
  const offered = value === null || steps.includes(value) ? steps : [...steps, value].toSorted((a, b) => a - b)
  return (
    <NativeSelect
      label={label}
      size="md"
      data={[
        { value: '', label: messages.anyRent },
        ...offered.map((step) => ({ value: String(step), label: formatKes(step) })),
      ]}
      value={value === null ? '' : String(value)}
      onChange={(event) => onChange(parseKes(event.currentTarget.value))}
    />
  )
}

type AmenitiesProps = { options: readonly string[]; chosen: readonly string[]; onToggle: (name: string) => void }

function Amenities({ options, chosen, onToggle }: AmenitiesProps) {
  const id = useId()
  const wanted = new Set(chosen.map(amenityKey))
  const known = new Set(options.map(amenityKey))
  const offered = [...chosen.filter((name) => !known.has(amenityKey(name))), ...options]
  if (offered.length === 0) return null
  return (
    <div>
      <Text size="sm" fw={600} id={id}>
        {messages.mustHave}
      </Text>
      <div className={classes.amenities} role="group" aria-labelledby={id}>
        {offered.map((name) => (
          <UnstyledButton
            key={name}
            className={chips.chip}
            aria-pressed={wanted.has(amenityKey(name))}
            onClick={() => onToggle(name)}
          >
            {amenityText(name)}
          </UnstyledButton>
        ))}
      </div>
    </div>
  )
}
