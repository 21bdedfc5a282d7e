// Chunk: lists

import type { ReactNode } from 'react'
import type { useVirtualRows } from './use-virtual-rows'
import classes from './virtual-rows.module.css'

type VirtualRowsProps = {
  rows: ReturnType<typeof useVirtualRows>
  label: string
  /** Makes the list a grid with any number of columns. */
  className: string | undefined
  children: (id: string) => ReactNode
}

/**
 * A list that renders only the rows near the screen, with spacers for the others. Each item has its position and the
 * size of the list for screen readers.
 */
export function VirtualRows({ rows, label, className = '', children }: VirtualRowsProps) {
  const { list, ids, rendered, shape, height, measure } = rows
  const { columns, gap, top } = shape
  const spacer = (key: string, pixels: number) =>
    pixels > gap ? [<li key={key} className={classes.away} style={{ height: pixels - gap }} aria-hidden />] : []
  const last = rendered.at(-1)
  return (
    <ul ref={list} className={className} aria-label={label}>
      {rendered.flatMap((row, index) => {
        const previous = rendered[index - 1]
        const first = row.index * columns
        return [
          ...spacer(previous ? `before-${row.index}` : 'before', row.start - (previous ? previous.end + gap : top)),
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
      {last && spacer('after', height - (last.end - top))}
    </ul>
  )
}
