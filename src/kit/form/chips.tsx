import { UnstyledButton } from '@mantine/core'
import { showInRow } from '../layout/show-in-row'
import classes from './chips.module.css'

type ChipsProps = {
  label: string
  options: readonly { readonly value: string; readonly label: string; readonly lang?: string }[]
  value: string
  onChange: (value: string) => void
  /** For a few short choices: they share the row, and wrap where they must. */
  fit?: boolean
}

/** A single choice from a row that scrolls sideways on a narrow screen. */
export function Chips({ label, options, value, onChange, fit = false }: ChipsProps) {
  return (
    <div className={classes.row} data-fit={fit} role="group" aria-label={label}>
      {options.map((option) => (
        <UnstyledButton
          key={option.value}
          ref={option.value === value ? showInRow : undefined}
          className={classes.chip}
          lang={option.lang}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </UnstyledButton>
      ))}
    </div>
  )
}
