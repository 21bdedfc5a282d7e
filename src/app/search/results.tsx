import { Text } from '@mantine/core'
import { Spotlight, useSpotlight, type createSpotlight } from '@mantine/spotlight'
import { memo, useEffect, useId, useRef } from 'react'
import type { Found } from '@/kit/rules/search/rank'
import type { SearchDocument } from '@/app/search/rules/site-search'
import { nothingFound } from '#words/app/search/search-dialog'
import { allButOne } from '#words/kit/list-states'
import { BeforeTyping } from './before-typing'
import { HitRow } from './hit-row'
import { remember } from './recent'
import classes from './search-dialog.module.css'
import { noteTyping, useSiteSearch } from './use-site-search'

type ResultsProps = {
  /** Spotlight's store of the query and the selected row. */
  store: ReturnType<typeof createSpotlight>[0]
  onGo: (link: string) => void
}

/** The hits, or what may be looked for. */
export function Results({ store, onGo }: ResultsProps) {
  const { query } = useSpotlight(store)
  const { searchedQuery, hits } = useSiteSearch(query)
  if (searchedQuery.trim() === '') {
    return (
      <BeforeTyping
        onSearch={(words) => {
          noteTyping()
          store.setState({ ...store.getState(), query: words })
        }}
      />
    )
  }
  if (!hits) return null
  return (
    <>
      {hits.all.length === 0 && (
        <Spotlight.Empty className={classes.empty}>{nothingFound({ words: searchedQuery })}</Spotlight.Empty>
      )}
      {hits.all.length + hits.near.length > 0 && <Hits hits={hits} query={searchedQuery} store={store} onGo={onGo} />}
    </>
  )
}

/**
 * Rows that work with Spotlight's keyboard navigation. Spotlight's own rows render four times per keystroke, each with
 * Mantine's styles; these render once, when the hits change.
 */
const Hits = memo(function Hits({
  hits,
  query,
  store,
  onGo,
}: ResultsProps & { hits: Found<SearchDocument>; query: string }) {
  const rows = useRef<HTMLDivElement>(null)
  const nearId = useId()
  const go = (link: string) => {
    remember(query)
    onGo(link)
  }

  // Selects the first hit for Enter. Spotlight does so too early, while the previous hits are still rendered.
  useEffect(() => {
    const first = hits.all.length + hits.near.length > 0 ? 0 : -1
    for (const [index, row] of [...(rows.current?.querySelectorAll('[data-action]') ?? [])].entries())
      row.toggleAttribute('data-selected', index === first)
    store.updateState((state) => ({ ...state, selected: first }))
  }, [hits, store])

  return (
    <div ref={rows}>
      {hits.all.map((hit) => (
        <HitRow key={hit.id} hit={hit} onGo={go} />
      ))}
      {hits.near.length > 0 && (
        <section aria-labelledby={nearId}>
          <Text fw={700} className={classes.near} id={nearId}>
            {allButOne}
          </Text>
          {hits.near.map((hit) => (
            <HitRow key={hit.id} hit={hit} onGo={go} />
          ))}
        </section>
      )}
    </div>
  )
})
