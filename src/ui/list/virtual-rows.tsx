import type { ReactNode } from 'react'
import type { useVirtualRows } from './use-virtual-rows'
import classes from './virtual-rows.module.css'

type VirtualRowsProps = {
  rows: ReturnType<typeof useVirtualRows>
  label: string
  /** Lays the list out: a grid, whatever its number of columns. */
  className: string | undefined
  children: (id: string) => ReactNode
}

/**
 * A list of which only the rows near the screen are drawn. It lays itself out as any list does; a blank stands for the
 * rows that are away. Each item says which one of how many it is.
 */
export function VirtualRows({ rows, label, className = '', children }: VirtualRowsProps) {
  const { list, ids, drawn, shape, height, measure } = rows
  const { columns, gap, top } = shape
  const blank = (key: string, pixels: number) =>
    pixels > gap ? [<li key={key} className={classes.away} style={{ height: pixels - gap }} aria-hidden />] : []
  const last = drawn.at(-1)
  return (
    <ul ref={list} className={className} aria-label={label}>
      {drawn.flatMap((row, place) => {
        const before = drawn[place - 1]
        const first = row.index * columns
        return [
          ...blank(before ? `before-${row.index}` : 'before', row.start - (before ? before.end + gap : top)),
          ...ids.slice(first, first + columns).map((id, column) => (
            <li
              key={id}
              ref={column === 0 ? measure : undefined}
              className={classes.cell}
              data-index={row.index}
              data-id={id}
              aria-setsize={ids.length}
              aria-posinset={first + column + 1}
            >
              {children(id)}
            </li>
          )),
        ]
      })}
      {last && blank('after', height - (last.end - top))}
    </ul>
  )
}
