// Chunk: lists

import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual'
import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import type { ScrollPositionStore } from './scroll-position'
import { useScrollPosition } from './use-scroll-position'
import { useListShape } from './use-list-shape'

/** Rows rendered beyond the screen: few for the first paint, then enough for fast scrolling. */
const overscans = { initial: 1, later: 8 } as const
/** Lists up to this length are rendered completely, so that find-in-page and Tab reach every item. */
const shortListLength = 40

type UseVirtualRowsOptions = {
  ids: readonly string[]
  /** Estimated height of a row in pixels, used until it has been measured. */
  estimate: number
  position: ScrollPositionStore
}

/** With scroll anchoring the browser itself adjusts the scroll position when rows above change their height. */
const hasScrollAnchoring = () => CSS.supports('overflow-anchor', 'auto')

/** Virtualizes a long list. The page scrolls, and the style sheet sets the number of columns. */
export const useVirtualRows = ({ ids, estimate, position }: UseVirtualRowsOptions) => {
  const list = useRef<HTMLUListElement>(null)
  const shape = useListShape(list)
  const { columns, gap, top } = shape
  const count = columns === 0 ? 0 : Math.ceil(ids.length / columns)

  const [isPainted, setPainted] = useState(false)
  const hasRows = count > 0
  useEffect(() => {
    if (hasRows) startTransition(() => setPainted(true))
  }, [hasRows])
  const laterOverscan = ids.length <= shortListLength ? shortListLength : overscans.later

  // oxlint-disable-next-line react/incompatible-library -- the React Compiler is not used
  const rows = useWindowVirtualizer<HTMLLIElement>({
    count,
    gap,
    scrollMargin: top,
    overscan: isPainted ? laterOverscan : overscans.initial,
    useFlushSync: false,
    estimateSize: useCallback(() => estimate, [estimate]),
    getItemKey: useCallback((row: number) => `${columns}/${ids[row * columns]}`, [columns, ids]),
    rangeExtractor: useCallback((range: Range) => withFocused(range, list.current), []),
  })
  rows.shouldAdjustScrollPositionOnItemSizeChange = hasScrollAnchoring() ? () => false : undefined

  useScrollPosition(position, {
    list,
    hasItem: (item) => count > 0 && ids.includes(item),
    scrollTo: (item) => {
      const [start] = rows.getOffsetForIndex(Math.floor(ids.indexOf(item) / columns), 'start') ?? []
      if (start !== undefined) window.scrollTo({ top: start, behavior: 'instant' })
    },
  })

  const rendered = rows.getVirtualItems()
  return {
    list,
    shape,
    ids,
    rendered,
    height: rows.getTotalSize(),
    measure: rows.measureElement,
    /** The range of rendered items; `to` is exclusive. */
    from: (rendered[0]?.index ?? 0) * columns,
    to: Math.min(ids.length, ((rendered.at(-1)?.index ?? -1) + 1) * columns),
  }
}

/** Adds the focused row and its neighbours to a range, so that the focus is not lost and Tab continues from it. */
const withFocused = (range: Range, list: HTMLElement | null): number[] => {
  const rows = defaultRangeExtractor(range)
  const focused = list?.querySelector<HTMLElement>('[data-index]:focus-within')?.dataset['index']
  if (focused === undefined) return rows
  const neighbours = [-1, 0, 1].map((step) => Number(focused) + step).filter((row) => row >= 0 && row < range.count)
  return [...new Set([...rows, ...neighbours])].toSorted((a, b) => a - b)
}
