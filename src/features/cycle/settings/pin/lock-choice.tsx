import { NativeSelect } from '@mantine/core'
import { isLockAfter, lockAfterMinutes, type LockAfter } from '@/domain/cycle/pin'
import { countText } from '@/messages/shared/format-day'

const labelOf = (minutes: LockAfter): string => {
  if (minutes === 0) return 'When I leave the app'
  return minutes === 60 ? 'After 1 hour' : `After ${countText(minutes, 'minute')}`
}

const choices = lockAfterMinutes.map((minutes) => ({ value: String(minutes), label: labelOf(minutes) }))

export function LockChoice({ value, onChange }: { value: LockAfter; onChange: (value: LockAfter) => void }) {
  return (
    <NativeSelect
      label="Lock by itself"
      description="When nobody has touched the app for so long"
      size="md"
      radius="xl"
      data={choices}
      value={String(value)}
      onChange={(event) => {
        const minutes = Number(event.currentTarget.value)
        if (isLockAfter(minutes)) onChange(minutes)
      }}
    />
  )
}
