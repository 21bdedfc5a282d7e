import { useLayoutEffect, useState, type RefObject } from 'react'

/** The layout that the style sheet gives a list. */
export type ListShape = {
  /** Items in a row; 0 until the list has been laid out. */
  readonly columns: number
  /** Pixels between two rows. */
  readonly gap: number
  /** Pixels from the top of the page to the list. */
  readonly top: number
}

const unmeasured: ListShape = { columns: 0, gap: 0, top: 0 }

const shapeOf = (list: HTMLElement): ListShape => {
  const style = getComputedStyle(list)
  return {
    columns: style.gridTemplateColumns.split(' ').length,
    gap: Number.parseFloat(style.rowGap) || 0,
    top: Math.round(list.getBoundingClientRect().top + window.scrollY),
  }
}

const isSameShape = (a: ListShape, b: ListShape): boolean =>
  a.columns === b.columns && a.gap === b.gap && Math.abs(a.top - b.top) < 2

/** Measures a list, and again when the list or the page changes its size. */
export const useListShape = (list: RefObject<HTMLElement | null>): ListShape => {
  const [shape, setShape] = useState(unmeasured)
  useLayoutEffect(() => {
    const { current } = list
    if (!current) return
    const read = () =>
      setShape((previous) => {
        const next = shapeOf(current)
        return isSameShape(previous, next) ? previous : next
      })
    read()
    const observer = new ResizeObserver(read)
    for (const box of [current, document.body]) observer.observe(box)
    return () => observer.disconnect()
  }, [list])
  return shape
}
