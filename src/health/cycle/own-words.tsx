import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { ownWordLimit } from '@/health/cycle/rules/day-signs'
import { withOwnWord } from '@/health/cycle/rules/typed-signs'
import { isSameText } from '@/kit/rules/same-text'
import { add as addLabel, another } from '#words/health/cycle/screens-more-signs'
import { useLeaving } from '@/kit/platform/use-leaving'
import { Choices } from './choices'
import classes from './day-form.module.css'

type OwnWordsProps = {
  label: string
  placeholder: string
  words: readonly string[]
  /** Used on other days: one tap writes them again. */
  used: readonly string[]
  onChange: (words: readonly string[]) => void
}

/** Symptoms or medicines in the person’s own words. */
export function OwnWords({ label, placeholder, words, used, onChange }: OwnWordsProps) {
  const [typed, setTyped] = useState('')
  const offered = [...words, ...used.filter((word) => !words.some((own) => isSameText(own, word)))]
  const add = () => {
    const next = withOwnWord(words, typed)
    setTyped('')
    if (next !== words) onChange(next)
  }
  // Not when another app is looked at: the word may be half of what will be written.
  useLeaving(add)
  return (
    <div className={classes.ownWords}>
      {offered.length > 0 && (
        <Choices
          label={label}
          choices={offered.map((word) => ({ id: word, label: word }))}
          chosen={words}
          onToggle={(word) =>
            onChange(words.includes(word) ? words.filter((other) => other !== word) : withOwnWord(words, word))
          }
        />
      )}
      <div className={classes.adding}>
        <TextInput
          label={offered.length > 0 ? another({ label }) : label}
          placeholder={placeholder}
          maxLength={ownWordLimit}
          autoComplete="off"
          enterKeyHint="done"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onBlur={add}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            add()
          }}
        />
        <Button variant="default" disabled={typed.trim() === ''} onClick={add}>
          {addLabel}
        </Button>
      </div>
    </div>
  )
}
