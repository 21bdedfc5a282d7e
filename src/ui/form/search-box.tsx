import { IconSearch } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { afterFrame } from '../platform/after-frame'
import classes from './search-box.module.css'

type SearchBoxProps = {
  /** What it searches; placeholder and, unless another one is given, name in one. */
  label: string
  name?: string
  value: string
  onChange: (words: string) => void
}

/**
 * A search box whose words live in the URL. While they are typed the text is the box's own: the URL answers a moment
 * later, and would move the cursor. The first screen has one: it is a plain input, without the fields of Mantine, whose
 * code comes with the first form.
 */
export function SearchBox({ label, name = label, value, onChange }: SearchBoxProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const telling = useRef<{ readonly now: () => void; readonly drop: () => void } | null>(null)
  useEffect(() => () => telling.current?.drop(), [])

  /** A letter is on the screen before anything is searched: whoever types faster than that is told of the last one. */
  const tell = (words: string) => {
    telling.current?.drop()
    const now = () => {
      telling.current = null
      onChange(words)
    }
    telling.current = { now, drop: afterFrame(now) }
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
          tell(event.currentTarget.value)
        }}
        onBlur={() => {
          telling.current?.drop()
          telling.current?.now()
          setDraft(null)
        }}
      />
    </div>
  )
}
