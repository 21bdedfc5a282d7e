import { ActionIcon, Text } from '@mantine/core'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import * as messages from '#words/kit/stepper'
import classes from './stepper.module.css'

type StepperProps = {
  /** The name of the counted thing, for screen readers. */
  label: string
  value: number
  min: number
  max?: number
  onChange: (value: number) => void
}

export function Stepper({ label, value, min, max = Infinity, onChange }: StepperProps) {
  return (
    <div className={classes.stepper} role="group" aria-label={messages.quantityOf({ name: label })}>
      <ActionIcon
        aria-label={messages.less({ name: label })}
        disabled={value <= min}
        onClick={() => onChange(value - 1)}
      >
        <IconMinus size={18} />
      </ActionIcon>
      <Text component="output" className={classes.value} aria-live="polite">
        {value}
      </Text>
      <ActionIcon
        aria-label={messages.more({ name: label })}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
      >
        <IconPlus size={18} />
      </ActionIcon>
    </div>
  )
}
