import { Button, UnstyledButton } from '@mantine/core'
import { IconAdjustmentsHorizontal, IconMap, IconX } from '@tabler/icons-react'
import { chosenFilters, picksWithResults, noFilters, pickedView } from '@/housing/rules/rental-filters'
import type { Rental } from '@/housing/rules/rental'
import type { RentalView } from '@/housing/rules/rental-view'
import * as messages from '#words/housing/rentals-page'
import { filterText, pickText } from '@/housing/words/rental-filters'
import { RichText } from '@/kit/layout/rich-text'
import { SearchBox } from '@/kit/form/search-box'
import classes from './rental-tools.module.css'

const words = (text: string) => <span className="icon-on-phone">{text}</span>

type RentalToolsProps = {
  rentals: readonly Rental[]
  saved: ReadonlySet<string>
  view: RentalView
  onView: (change: Partial<RentalView>) => void
}

/** The search, the buttons for filters and map, and the filters in use; without any filter, the quick picks. */
export function RentalTools({ rentals, saved, view, onView }: RentalToolsProps) {
  const chosen = chosenFilters(view)
  const isUnfiltered = chosen.length === 0 && view.query === '' && !view.map
  const picks = isUnfiltered ? picksWithResults(rentals, view) : []
  const savedHere = isUnfiltered ? rentals.filter(({ id }) => saved.has(id)).length : 0
  return (
    <div className={classes.tools}>
      <div className={classes.search}>
        <SearchBox
          label={messages.searchHint}
          name={messages.searchRooms}
          value={view.query}
          onChange={(query) => onView({ query })}
        />
        <Button
          variant={chosen.length > 0 ? 'light' : 'default'}
          className={classes.button}
          aria-haspopup="dialog"
          leftSection={<IconAdjustmentsHorizontal size={20} aria-hidden />}
          onClick={() => onView({ sheet: 'filters' })}
        >
          {chosen.length > 0 ? (
            <RichText parts={messages.filtersUsed({ count: String(chosen.length), words })} />
          ) : (
            words(messages.filters)
          )}
        </Button>
        <Button
          variant={view.map ? 'light' : 'default'}
          className={classes.button}
          aria-pressed={view.map}
          leftSection={<IconMap size={20} aria-hidden />}
          onClick={() => onView({ map: !view.map })}
        >
          {words(messages.map)}
        </Button>
      </div>
      {chosen.length > 0 && (
        <ul className={classes.chosen} aria-label={messages.filtersInUse}>
          {chosen.map((filter) => (
            <li key={filterText(filter)}>
              <UnstyledButton
                className={classes.chip}
                aria-label={messages.remove({ filter: filterText(filter) })}
                onClick={() => onView(filter.without)}
              >
                {filterText(filter)}
                <IconX size={16} aria-hidden />
              </UnstyledButton>
            </li>
          ))}
          <li>
            <Button variant="subtle" onClick={() => onView(noFilters)}>
              {messages.clearAll}
            </Button>
          </li>
        </ul>
      )}
      {(picks.length > 0 || savedHere > 0) && (
        <ul className={classes.picks} aria-label={messages.oftenAsked}>
          {savedHere > 0 && (
            <li>
              <UnstyledButton
                className={classes.chip}
                onClick={() => onView({ saved: true, category: 'all', item: null })}
              >
                {messages.savedCount({ count: String(savedHere) })}
              </UnstyledButton>
            </li>
          )}
          {picks.map((pick) => (
            <li key={pick.id}>
              <UnstyledButton className={classes.chip} onClick={() => onView(pickedView(view, pick))}>
                {pickText(pick)}
              </UnstyledButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
