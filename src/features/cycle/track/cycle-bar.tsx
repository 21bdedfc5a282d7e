import { phaseArcs, pointOnRing } from '@/domain/cycle/ring'
import type { CycleShape } from '@/domain/cycle/phases'
import classes from './track.module.css'

/** The cycle as a line of its phases, with a mark where this day lies; the words above it say the same. */
export function CycleBar({ shape, day }: { shape: CycleShape; day: number }) {
  return (
    <div className={classes.bar} aria-hidden>
      {phaseArcs(shape).map(({ phase, days }) => (
        <span key={phase} className={classes.stretch} data-phase={phase} style={{ flexGrow: days }} />
      ))}
      <span className={classes.here} style={{ insetInlineStart: `${pointOnRing(day, shape) * 100}%` }} />
    </div>
  )
}
