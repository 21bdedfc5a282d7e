import { NativeSelect } from '@mantine/core'
import { isLockAfter, lockAfterMinutes, type LockAfter } from '@/health/cycle/rules/pin'
import * as messages from '#words/health/cycle/screens-pin'

const labelOf = (minutes: LockAfter): string => {
  if (minutes === 0) return messages.whenILeave
  return minutes === 60 ? messages.afterHour : messages.afterMinutes({ minutes })
}

const choices = lockAfterMinutes.map((minutes) => ({ value: String(minutes), label: labelOf(minutes) }))

export function LockChoice({ value, onChange }: { value: LockAfter; onChange: (value: LockAfter) => void }) {
  return (
    <NativeSelect
      label={messages.lockByItself}
      description={messages.lockByItselfHint}
      size="md"
      data={choices}
      value={String(value)}
      onChange={(event) => {
        const minutes = Number(event.currentTarget.value)
        if (isLockAfter(minutes)) onChange(minutes)
      }}
    />
  )
}
