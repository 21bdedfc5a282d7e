import { ActionIcon, Text } from '@mantine/core'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import * as messages from '#words/health/cycle/screens-first-use'
import { dayCount } from '@/kit/words/format-day'
import classes from './bloom.module.css'

type LengthStepperProps = {
  label: string
  /** In days. */
  value: number
  bounds: { readonly min: number; readonly max: number }
  onChange: (days: number) => void
}

export function LengthStepper({ label, value, bounds: { min, max }, onChange }: LengthStepperProps) {
  return (
    <div className={classes.stepper} role="group" aria-label={label}>
      <Text fw={600} lh={1.2}>
        {label}
      </Text>
      <div className={classes.steps}>
        <ActionIcon
          variant="default"
          aria-label={messages.oneDayLess({ label })}
          disabled={value <= min}
          onClick={() => onChange(value - 1)}
        >
          <IconMinus size={20} aria-hidden />
        </ActionIcon>
        <output className={classes.stepValue} aria-live="polite">
          {dayCount(value)}
        </output>
        <ActionIcon
          variant="default"
          aria-label={messages.oneDayMore({ label })}
          disabled={value >= max}
          onClick={() => onChange(value + 1)}
        >
          <IconPlus size={20} aria-hidden />
        </ActionIcon>
      </div>
    </div>
  )
}
