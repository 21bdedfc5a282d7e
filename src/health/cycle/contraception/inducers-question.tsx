import { NativeSelect } from '@mantine/core'
import * as help from '#words/health/cycle/contraception-help'

const answers = [
  { value: 'unknown', label: help.inducersUnknown, takes: null },
  { value: 'no', label: help.inducersNo, takes: false },
  { value: 'yes', label: help.inducersYes, takes: true },
] as const

export type InducersQuestionProps = {
  /** Null while the person has not said. */
  takesInducers: boolean | null
  onInducers: (takesInducers: boolean | null) => void
}

/** Asks about medicine that weakens hormones. Advice about pills, implants and emergency pills depends on it. */
export function InducersQuestion({ takesInducers, onInducers }: InducersQuestionProps) {
  return (
    <NativeSelect
      label={help.inducersQuestion}
      description={help.inducersHint}
      size="md"
      data={answers.map(({ value, label }) => ({ value, label }))}
      value={answers.find(({ takes }) => takes === takesInducers)?.value ?? 'unknown'}
      onChange={({ currentTarget }) =>
        onInducers(answers.find(({ value }) => value === currentTarget.value)?.takes ?? null)
      }
    />
  )
}
