import { useLayoutEffect, useState, type RefObject } from 'react'

/** How a list is laid out by its style sheet. */
export type ListShape = {
  /** Items in a row; 0 until the list has been laid out. */
  readonly columns: number
  /** Pixels between two rows. */
  readonly gap: number
  /** Pixels from the top of the page to the list. */
  readonly top: number
}

const unknown: ListShape = { columns: 0, gap: 0, top: 0 }

const shapeOf = (list: HTMLElement): ListShape => {
  const style = getComputedStyle(list)
  return {
    columns: style.gridTemplateColumns.split(' ').length,
    gap: Number.parseFloat(style.rowGap) || 0,
    top: Math.round(list.getBoundingClientRect().top + window.scrollY),
  }
}

const isSame = (a: ListShape, b: ListShape): boolean => a.columns === b.columns && a.gap === b.gap && Math.abs(a.top - b.top) < 2

/** The shape of a list, read anew when it or what stands above it changes its size. */
export const useListShape = (list: RefObject<HTMLElement | null>): ListShape => {
  const [shape, setShape] = useState(unknown)
  useLayoutEffect(() => {
    const { current } = list
    if (!current) return
    const read = () => setShape((known) => {
      const found = shapeOf(current)
      return isSame(known, found) ? known : found
    })
    read()
    const watch = new ResizeObserver(read)
    for (const box of [current, document.body]) watch.observe(box)
    return () => watch.disconnect()
  }, [list])
  return shape
}
