import classes from './insights.module.css'

type LegendProps = { entries: readonly { readonly label: string; readonly kind: string }[] }

/** What each colour of a chart means. The texts below say the same without colours. */
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
