import type { BlockOf } from '@/store/article-schema'
import classes from './article-table.module.css'

/** A table that scrolls horizontally when it is wider than the screen, with a sticky first column. */
export function ArticleTable({ caption, columns, rows }: BlockOf<'table'>) {
  return (
    // Arrow keys scroll the focused element, so the table must be focusable for keyboard users.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={classes.scroller} role="region" aria-label={caption} tabIndex={0}>
      <table className={classes.table} data-columns={columns.length > 3 ? 'many' : 'few'}>
        <caption>
          <span>{caption}</span>
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
