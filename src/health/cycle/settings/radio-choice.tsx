import { useId } from 'react'
import classes from './settings.module.css'

type RadioChoiceProps<Value extends string> = {
  label: string
  choices: readonly { readonly value: Value; readonly label: string; readonly hint?: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** Radio buttons as rows that are large enough to tap. */
export function RadioChoice<Value extends string>({ label, choices, value, onChange }: RadioChoiceProps<Value>) {
  const name = useId()
  return (
    <fieldset className={classes.radios}>
      <legend>{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={classes.radio}>
          <input type="radio" name={name} checked={choice.value === value} onChange={() => onChange(choice.value)} />
          <span>
            {choice.label}
            {choice.hint && <small>{choice.hint}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
