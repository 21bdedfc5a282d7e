import classes from './tick-box.module.css'

type TickBoxProps = { id?: string; describedBy?: string; checked: boolean; onChange: (checked: boolean) => void }

/** The box of an item in a checklist, within its label or named by it. */
export function TickBox({ id, describedBy, checked, onChange }: TickBoxProps) {
  return (
    <input
      type="checkbox"
      id={id}
      aria-describedby={describedBy}
      className={classes.box}
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}
