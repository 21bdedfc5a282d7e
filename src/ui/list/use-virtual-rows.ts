import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual'
import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import type { ScrollPositionStore } from './scroll-position'
import { useScrollPosition } from './use-scroll-position'
import { useListShape } from './use-list-shape'

/** Rows drawn beyond the screen: few for the first paint, then as many as a thumb's throw. */
const margins = { atFirst: 1, soon: 8 } as const
/** A list up to this length is drawn as a whole: find in page and Tab then reach all of it. */
const shortList = 40

type VirtualRows = {
  ids: readonly string[]
  /** About how many pixels high a row is, until it has been drawn. */
  estimate: number
  place: ScrollPositionStore
}

/** Where the browser keeps what is read in its place while rows above it find their height, nobody else must. */
const browserHolds = () => CSS.supports('overflow-anchor', 'auto')

/** Of a long list the rows near the screen. The page scrolls, and the style sheet says how many items a row has. */
export const useVirtualRows = ({ ids, estimate, place }: VirtualRows) => {
  const list = useRef<HTMLUListElement>(null)
  const shape = useListShape(list)
  const { columns, gap, top } = shape
  const count = columns === 0 ? 0 : Math.ceil(ids.length / columns)

  const [isDrawn, setDrawn] = useState(false)
  const hasRows = count > 0
  useEffect(() => {
    if (hasRows) startTransition(() => setDrawn(true))
  }, [hasRows])
  const beyond = ids.length <= shortList ? shortList : margins.soon

  // oxlint-disable-next-line react/incompatible-library -- nothing here is compiled to remember what it was given
  const rows = useWindowVirtualizer<HTMLLIElement>({
    count,
    gap,
    scrollMargin: top,
    overscan: isDrawn ? beyond : margins.atFirst,
    useFlushSync: false,
    estimateSize: useCallback(() => estimate, [estimate]),
    getItemKey: useCallback((row: number) => `${columns}/${ids[row * columns]}`, [columns, ids]),
    rangeExtractor: useCallback((range: Range) => withFocused(range, list.current), []),
  })
  rows.shouldAdjustScrollPositionOnItemSizeChange = browserHolds() ? () => false : undefined

  useScrollPosition(place, {
    list,
    knows: (item) => count > 0 && ids.includes(item),
    scrollTo: (item) => {
      const [start] = rows.getOffsetForIndex(Math.floor(ids.indexOf(item) / columns), 'start') ?? []
      if (start !== undefined) window.scrollTo({ top: start, behavior: 'instant' })
    },
  })

  const drawn = rows.getVirtualItems()
  return {
    list,
    shape,
    ids,
    drawn,
    height: rows.getTotalSize(),
    measure: rows.measureElement,
    /** The first item that is drawn, and the first one after them. */
    from: (drawn[0]?.index ?? 0) * columns,
    to: Math.min(ids.length, ((drawn.at(-1)?.index ?? -1) + 1) * columns),
  }
}

/** The rows of a range, and the one that holds the focus with its neighbours, so that it is not lost and Tab leads on from it. */
const withFocused = (range: Range, list: HTMLElement | null): number[] => {
  const rows = defaultRangeExtractor(range)
  const focused = list?.querySelector<HTMLElement>('[data-index]:focus-within')?.dataset['index']
  if (focused === undefined) return rows
  const kept = [-1, 0, 1].map((step) => Number(focused) + step).filter((row) => row >= 0 && row < range.count)
  return [...new Set([...rows, ...kept])].toSorted((a, b) => a - b)
}
