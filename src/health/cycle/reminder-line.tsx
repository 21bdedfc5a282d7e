import { UnstyledButton } from '@mantine/core'
import { IconBell, IconChevronRight } from '@tabler/icons-react'
import type { ReminderChoices } from '@/health/cycle/rules/reminder-choices'
import * as messages from '#words/health/cycle/screens-bloom'
import classes from './bloom.module.css'

/** Shows whether the period reminder is on and links to its settings. */
export function ReminderLine({
  reminders: { on, daysBefore },
  onOpen,
}: {
  reminders: ReminderChoices
  onOpen: () => void
}) {
  const isOn = on.includes('period-soon')
  return (
    <UnstyledButton className={classes.reminder} onClick={onOpen}>
      <IconBell size={24} aria-hidden />
      <span>
        <strong>{messages.reminder({ days: daysBefore })}</strong>
        <br />
        {isOn ? messages.reminderOn : messages.reminderOff}
      </span>
      <IconChevronRight size={20} aria-hidden />
    </UnstyledButton>
  )
}
