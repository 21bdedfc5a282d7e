import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { measureBounds, type Measure } from '@/health/cycle/rules/day-signs'
import { readMeasure } from '@/health/cycle/rules/typed-signs'
import { outOfBounds } from '#words/health/cycle/screens-more-signs'
import { useLeaving } from '@/kit/platform/use-leaving'

type MeasureFieldProps = {
  measure: Measure
  label: string
  value: number | null
  onChange: (value: number | null) => void
}

const textOf = (value: number | null): string => (value === null ? '' : String(value))

/** A number, saved when the field is left. Empty takes it back. */
export function MeasureField({ measure, label, value, onChange }: MeasureFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? textOf(value)
  const { min, max } = measureBounds[measure]
  const isWrong = text.trim() !== '' && readMeasure(measure, text) === null
  const leave = () => {
    if (typed === null || isWrong) return
    setTyped(null)
    if (typed !== textOf(value)) onChange(readMeasure(measure, typed))
  }
  useLeaving(leave, true)
  return (
    <TextInput
      label={label}
      inputMode="decimal"
      enterKeyHint="done"
      autoComplete="off"
      value={text}
      error={isWrong && outOfBounds({ min: String(min), max: String(max) })}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        event.preventDefault()
        leave()
      }}
    />
  )
}
