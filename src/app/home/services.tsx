import { useState } from 'react'
import { useAsync } from '@/store/use-async'
import type { rank as Rank } from '@/kit/rules/search/rank'
import { containsWords } from '@/kit/rules/query-param'
import * as messages from '#words/app/home/home'
import { shownServices } from '@/app/home/words/service-tiles'
import { NothingFound } from '@/kit/feedback/nothing-found'
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

export function Services() {
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
      {found.length === 0 && <NothingFound text={messages.noServices({ words })} query={words} />}
      <ul className={classes.tiles} aria-label={messages.services}>
        {found.map((tile) => (
          <Tile key={tile.title} tile={tile} />
        ))}
      </ul>
    </Section>
  )
}
