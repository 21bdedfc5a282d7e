import { Spotlight, useSpotlight, type createSpotlight } from '@mantine/spotlight'
import { memo, useEffect, useRef } from 'react'
import type { SearchHit } from '@/domain/search/site-search'
import classes from './search-dialog.module.css'
import { useSiteSearch } from './use-site-search'

type ResultsProps = {
  /** Where Spotlight keeps what was typed, and which row the arrow keys have reached. */
  store: ReturnType<typeof createSpotlight>[0]
  onGo: (link: string) => void
}

/** What was found, or what to do. */
export function Results({ store, onGo }: ResultsProps) {
  const { query } = useSpotlight(store)
  const { words, hits } = useSiteSearch(query)
  if (words.trim() === '') {
    return <Spotlight.Empty className={classes.empty}>Type what you need: tomatoes, gas, a room, sukari, a portal…</Spotlight.Empty>
  }
  if (!hits) return null
  if (hits.length === 0) return <Spotlight.Empty className={classes.empty}>Nothing found for “{words}”.</Spotlight.Empty>
  return <Hits hits={hits} store={store} onGo={onGo} />
}

/**
 * Rows that the arrow keys and Enter reach as they reach Spotlight's own. Those render four times with every letter,
 * each with Mantine's styles; these once, when what was found changes.
 */
const Hits = memo(function Hits({ hits, store, onGo }: ResultsProps & { hits: readonly SearchHit[] }) {
  const rows = useRef<HTMLDivElement>(null)

  // Enter opens the first hit. Spotlight itself chooses it while the hits of the letter before still stand there.
  useEffect(() => {
    const first = hits.length > 0 ? 0 : -1
    for (const [place, row] of [...(rows.current?.children ?? [])].entries()) row.toggleAttribute('data-selected', place === first)
    store.updateState((state) => ({ ...state, selected: first }))
  }, [hits, store])

  return (
    <div ref={rows}>
      {hits.map((hit) => (
        <button
          key={hit.id}
          type="button"
          data-action
          // The focus stays in the box, where the keys are heard.
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
