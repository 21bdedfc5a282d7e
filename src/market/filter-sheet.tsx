// Chunk: market-dialogs

import { Button, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { filtersInUse, noFilters } from '@/market/rules/browse'
import { sortValues, type MarketView } from '@/market/rules/market-url'
import { choiceOf } from '@/kit/rules/choice'
import { maxPrice, type Kes } from '@/kit/rules/money'
import { readKes, withAcceptedReadings, type Typed } from '@/kit/rules/typed-number'
import { labelled } from '@/kit/words/labelled'
import type { MarketVariant } from '@/market/words/variants'
import { unclearNumberText } from '@/kit/words/unclear-number'
import * as messages from '#words/market/market-dialogs'
import { Chips } from '@/kit/form/chips'
import { inputHints } from '@/kit/form/input-hints'
import { DialogFrame } from '@/kit/overlay/dialog-frame'
import classes from './filter-sheet.module.css'

const sortings = labelled(sortValues, {
  newest: messages.newestFirst,
  'price-up': messages.cheapestFirst,
  'price-down': messages.dearestFirst,
})

export type FilterSheetProps = {
  variant: MarketVariant
  view: MarketView
  /** The number of items that the view shows; null while it is unknown. */
  found: number | null
  onView: (change: Partial<MarketView>) => void
  onClose: () => void
}

/** The filters and the order. The list behind the sheet shows the effect of each choice at once. */
export function FilterSheet({ variant, view, found, onView, onClose }: FilterSheetProps) {
  const conditions = [
    { value: '', label: messages.anyCondition },
    ...variant.conditions.map(({ value, label }) => ({ value, label })),
  ]
  const [isMaxTyped, setMaxTyped] = useState(false)
  const nothingBetween = view.min !== null && view.max !== null && view.min > view.max
  const setPrice = (change: Partial<Pick<MarketView, 'min' | 'max'>>) => {
    setMaxTyped('max' in change)
    onView(change)
  }
  return (
    <DialogFrame
      title={messages.filterAndSort}
      position="bottom"
      lockScroll={false}
      transitionProps={{ transition: 'slide-up', duration: 160 }}
      onClose={onClose}
    >
      <div className={classes.groups}>
        <div>
          <Text fw={600} size="sm">
            {messages.sortBy}
          </Text>
          <Chips
            fit
            label={messages.sortBy}
            options={sortings}
            value={view.sort}
            onChange={(sort) => onView({ sort: choiceOf(sortings, sort) })}
          />
        </div>
        <div>
          <Text fw={600} size="sm">
            {messages.condition}
          </Text>
          <Chips
            fit
            label={messages.condition}
            options={conditions}
            value={view.condition}
            onChange={(condition) => onView({ condition })}
          />
        </div>
        <div className={classes.prices}>
          <PriceBox
            label={messages.lowestPrice}
            value={view.min}
            problem={nothingBetween && !isMaxTyped && messages.aboveHighest}
            onChange={(min) => setPrice({ min })}
          />
          <PriceBox
            label={messages.highestPrice}
            value={view.max}
            problem={nothingBetween && isMaxTyped && messages.belowLowest}
            onChange={(max) => setPrice({ max })}
          />
        </div>
        <Button
          variant={view.sold ? 'filled' : 'default'}
          aria-pressed={view.sold}
          onClick={() => onView({ sold: !view.sold })}
        >
          {messages.showSold}
        </Button>
      </div>
      <div className={classes.buttons}>
        <Button variant="default" disabled={filtersInUse(view) === 0} onClick={() => onView(noFilters)}>
          {messages.clearFilters}
        </Button>
        <Button onClick={onClose}>
          {found === null ? messages.showItems : messages.showFound({ count: String(found) })}
        </Button>
      </div>
    </DialogFrame>
  )
}

type PriceBoxProps = {
  label: string
  value: Kes | null
  /** The error message for the amount; false if it is valid. */
  problem: string | false
  onChange: (amount: Kes | null) => void
}

const currency = 'KSh'

const readAmount = (text: string): Typed<Kes> => withAcceptedReadings(readKes(text), (amount) => amount <= maxPrice)

/** The typed amount. Null also for an amount that the address cannot hold. */
const amountOf = (text: string): Kes | null => {
  const read = readAmount(text)
  return read.kind === 'amount' && read.amount <= maxPrice ? read.amount : null
}

/** The field of a price. It keeps the text during typing, because an unfinished amount does not parse. */
function PriceBox({ label, value, problem, onChange }: PriceBoxProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? (value === null ? '' : String(value))
  const read = readAmount(text)
  return (
    <TextInput
      {...inputHints.price}
      label={label}
      placeholder={currency}
      value={text}
      error={
        read.kind === 'unclear'
          ? unclearNumberText(read)
          : read.kind !== 'empty' && amountOf(text) === null
            ? messages.noAmount
            : problem
      }
      onChange={(event) => {
        setTyped(event.currentTarget.value)
        onChange(amountOf(event.currentTarget.value))
      }}
      onBlur={() => setTyped(null)}
    />
  )
}
