import { Button, NativeSelect, TextInput } from '@mantine/core'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { useState } from 'react'
import { choiceOf } from '@/domain/shared/choice'
import type { MarketVariant } from '@/messages/market/variants'
import { filtersInUse, noFilters } from '@/domain/market/browse'
import { sortings } from '@/messages/market/sortings'
import type { MarketView } from '@/domain/market/market-url'
import { parseKes, type Kes } from '@/domain/shared/money'
import classes from './market.module.css'

type FiltersProps = { variant: MarketVariant; view: MarketView; onView: (change: Partial<MarketView>) => void }

/** Condition, price, sort order and sold items, collapsed at first. */
export function Filters({ variant, view, onView }: FiltersProps) {
  const used = filtersInUse(view)
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={classes.filters} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <IconAdjustmentsHorizontal size={20} aria-hidden />
        <span>Filter and sort{used > 0 && ` (${used})`}</span>
      </summary>
      {/* Mounted only when open, so that the fields do not render with every keystroke of a search. */}
      {isOpen && <Fields variant={variant} view={view} onView={onView} />}
    </details>
  )
}

function Fields({ variant, view, onView }: FiltersProps) {
  const select = { size: 'md', radius: 'xl' } as const
  return (
    <div className={classes.filterFields}>
      <NativeSelect
        {...select}
        label="Condition"
        data={[{ value: '', label: 'Any condition' }, ...variant.conditions.map(({ value, label }) => ({ value, label }))]}
        value={view.condition}
        onChange={(event) => onView({ condition: event.currentTarget.value })}
      />
      <NativeSelect
        {...select}
        label="Sort by"
        data={sortings}
        value={view.sort}
        onChange={(event) => onView({ sort: choiceOf(sortings, event.currentTarget.value) })}
      />
      <PriceBox label="Lowest price" value={view.min} onChange={(min) => onView({ min })} />
      <PriceBox label="Highest price" value={view.max} onChange={(max) => onView({ max })} />
      <Button variant={view.sold ? 'filled' : 'default'} aria-pressed={view.sold} onClick={() => onView({ sold: !view.sold })}>
        Show sold items too
      </Button>
      {filtersInUse(view) > 0 && (
        <Button variant="default" onClick={() => onView(noFilters)}>
          Clear filters
        </Button>
      )}
    </div>
  )
}

type PriceBoxProps = { label: string; value: Kes | null; onChange: (amount: Kes | null) => void }

/** Holds the text itself during typing, because an unfinished amount does not parse. */
function PriceBox({ label, value, onChange }: PriceBoxProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? (value === null ? '' : String(value))
  return (
    <TextInput
      label={label}
      inputMode="decimal"
      placeholder="KSh"
      value={text}
      error={text.trim() !== '' && parseKes(text) === null && 'Write an amount, like 1,250.'}
      onChange={(event) => {
        setTyped(event.currentTarget.value)
        onChange(parseKes(event.currentTarget.value))
      }}
      onBlur={() => setTyped(null)}
    />
  )
}
