import classes from './insights.module.css'

type LegendProps = { entries: readonly { readonly label: string; readonly kind: string }[] }

/** Colours of a chart. Decorative: the text below says the same without colours. */
export function Legend({ entries }: LegendProps) {
  return (
    <div className={classes.legend} aria-hidden>
      {entries.map(({ label, kind }) => (
        <span key={kind} className={classes.key} data-kind={kind}>
          {label}
        </span>
      ))}
    </div>
  )
}
