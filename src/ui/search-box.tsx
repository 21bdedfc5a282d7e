import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'

type SearchBoxProps = {
  /** What it searches; placeholder and name in one. */
  label: string
  value: string
  onChange: (words: string) => void
}

/**
 * A search box whose words live in the URL. While they are typed the text is the box's own: the URL answers a moment
 * later, and would move the cursor.
 */
export function SearchBox({ label, value, onChange }: SearchBoxProps) {
  const [draft, setDraft] = useState<string | null>(null)
  return (
    <TextInput
      type="search"
      aria-label={label}
      placeholder={label}
      leftSection={<IconSearch size={20} aria-hidden />}
      value={draft ?? value}
      onChange={(event) => {
        setDraft(event.currentTarget.value)
        onChange(event.currentTarget.value)
      }}
      onBlur={() => setDraft(null)}
    />
  )
}
