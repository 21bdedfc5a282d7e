import { IconSearch } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { afterFrame } from '../platform/after-frame'
import classes from './search-box.module.css'

type SearchBoxProps = {
  /** The placeholder, and the accessible name unless `name` is given. */
  label: string
  name?: string
  value: string
  onChange: (query: string) => void
}

/**
 * A search box whose query is in the URL. It holds the text itself during typing, because the URL updates later and
 * would move the cursor. It is a plain input because the first screen has one: Mantine's inputs load with the first
 * form.
 */
export function SearchBox({ label, name = label, value, onChange }: SearchBoxProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const pending = useRef<{ readonly flush: () => void; readonly cancel: () => void } | null>(null)
  useEffect(() => () => pending.current?.cancel(), [])

  /** Reports the query after the next paint, so that typing stays responsive. A faster keystroke replaces the query. */
  const scheduleChange = (query: string) => {
    pending.current?.cancel()
    const flush = () => {
      pending.current = null
      onChange(query)
    }
    pending.current = { flush, cancel: afterFrame(flush) }
  }
  return (
    <div className={classes.box}>
      <IconSearch size={20} className={classes.sign} aria-hidden />
      <input
        className={classes.input}
        type="search"
        aria-label={name}
        placeholder={label}
        value={draft ?? value}
        onChange={(event) => {
          setDraft(event.currentTarget.value)
          scheduleChange(event.currentTarget.value)
        }}
        onBlur={() => {
          pending.current?.cancel()
          pending.current?.flush()
          setDraft(null)
        }}
      />
    </div>
  )
}
