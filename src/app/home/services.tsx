import { Button } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { useAsync } from '@/store/use-async'
import type { rank as Rank } from '@/kit/rules/search/rank'
import { containsWords } from '@/kit/rules/query-param'
import * as messages from '#words/app/home/home'
import { shownServices } from '@/app/home/words/service-tiles'
import { EmptyState } from '@/kit/feedback/empty-state'
import { loadMeanings } from '@/kit/rules/search/load-meanings'
import { SearchBox } from '@/kit/form/search-box'
import classes from './home.module.css'
import { Section } from './section'
import { Tile, titled } from './tile'

const tiles = shownServices.map(titled)

const titleOf = ({ title }: { readonly title: string }) => [title]

/**
 * The tiles that a query finds: at once by what the titles contain, and by the rules of the search as soon as they are
 * there.
 */
const useFound = (query: string) => {
  const [search, setSearch] = useState<{ readonly rank: typeof Rank }>()
  const isSearched = query.trim() !== ''
  useAsync(
    async (signal) => {
      if (!isSearched) return
      const [loaded] = await Promise.all([import('@/kit/rules/search/rank'), loadMeanings()])
      if (!signal.aborted) setSearch(loaded)
    },
    [isSearched],
    'screen',
  )
  return search ? search.rank(query, tiles, titleOf) : tiles.filter((tile) => containsWords(query, tile.title))
}

/** @param onSearchAll searches the whole app for the words, which no service has in its title */
export function Services({ onSearchAll }: { onSearchAll: (words: string) => void }) {
  const [query, setQuery] = useState('')
  const words = query.trim()
  const found = useFound(query)
  return (
    <Section
      id="services"
      title={messages.ourServices}
      tool={
        <div className={classes.search}>
          <SearchBox
            name={messages.searchServices}
            label={messages.searchPlaceholder}
            value={query}
            onChange={setQuery}
          />
        </div>
      }
    >
      {found.length === 0 && (
        <EmptyState image="/pictures/campus.svg#empty-search" text={messages.noServices({ words })}>
          <Button variant="light" leftSection={<IconSearch size={20} aria-hidden />} onClick={() => onSearchAll(words)}>
            {messages.searchEverything({ words })}
          </Button>
        </EmptyState>
      )}
      <ul className={classes.tiles} aria-label={messages.services}>
        {found.map((tile) => (
          <Tile key={tile.title} tile={tile} />
        ))}
      </ul>
    </Section>
  )
}
