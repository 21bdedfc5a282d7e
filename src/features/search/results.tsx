import { Spotlight, useSpotlight, type createSpotlight } from '@mantine/spotlight'
import { memo, useEffect, useRef } from 'react'
import type { SearchHit } from '@/domain/search/site-search'
import classes from './search-dialog.module.css'
import { useSiteSearch } from './use-site-search'

type ResultsProps = {
  /** Spotlight's store of the query and the selected row. */
  store: ReturnType<typeof createSpotlight>[0]
  onGo: (link: string) => void
}

/** The hits, or a hint. */
export function Results({ store, onGo }: ResultsProps) {
  const { query } = useSpotlight(store)
  const { searchedQuery, hits } = useSiteSearch(query)
  if (searchedQuery.trim() === '') {
    return <Spotlight.Empty className={classes.empty}>Type what you need: tomatoes, gas, a room, sukari, a portal…</Spotlight.Empty>
  }
  if (!hits) return null
  if (hits.length === 0) return <Spotlight.Empty className={classes.empty}>Nothing found for “{searchedQuery}”.</Spotlight.Empty>
  return <Hits hits={hits} store={store} onGo={onGo} />
}

/**
 * Rows that work with Spotlight's keyboard navigation. Spotlight's own rows render four times per keystroke, each with
 * Mantine's styles; these render once, when the hits change.
 */
const Hits = memo(function Hits({ hits, store, onGo }: ResultsProps & { hits: readonly SearchHit[] }) {
  const rows = useRef<HTMLDivElement>(null)

  // Selects the first hit for Enter. Spotlight does so too early, while the previous hits are still rendered.
  useEffect(() => {
    const first = hits.length > 0 ? 0 : -1
    for (const [index, row] of [...(rows.current?.children ?? [])].entries()) row.toggleAttribute('data-selected', index === first)
    store.updateState((state) => ({ ...state, selected: first }))
  }, [hits, store])

  return (
    <div ref={rows}>
      {hits.map((hit) => (
        <button
          key={hit.id}
          type="button"
          data-action
          // The focus stays in the input, which handles the keys.
          tabIndex={-1}
          className={classes.hit}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onGo(hit.link)}
        >
          <span className={classes.title}>{hit.title}</span>
          <span className={classes.kind}>{hit.kind}</span>
        </button>
      ))}
    </div>
  )
})
