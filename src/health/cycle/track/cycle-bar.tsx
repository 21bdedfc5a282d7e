import { phaseArcs, pointOnRing } from '@/health/cycle/rules/ring'
import type { CycleShape } from '@/health/cycle/rules/phases'
import classes from './track.module.css'

/**
 * The phases of a cycle as a bar, with a mark on `day`. Decorative: the text above says the same.
 * @param known false: no phase but the period is known
 */
export function CycleBar({ shape, day, known }: { shape: CycleShape; day: number; known: boolean }) {
  return (
    <div className={classes.bar} aria-hidden>
      {phaseArcs(shape, known).map(({ phase, days }) => (
        <span key={phase} className={classes.stretch} data-phase={phase} style={{ flexGrow: days }} />
      ))}
      <span className={classes.here} style={{ insetInlineStart: `${pointOnRing(day, shape) * 100}%` }} />
    </div>
  )
}
