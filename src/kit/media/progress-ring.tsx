import type { ReactNode } from 'react'
import classes from './progress-ring.module.css'

type ProgressRingProps = {
  label: string
  /** 0 to 1 */
  share: number
  /** The progress as text, for screen readers. */
  text: string
  /** Shown inside the ring, and hidden from screen readers, which read `text`. */
  children: ReactNode
}

const radius = 54
const circumference = 2 * Math.PI * radius

export function ProgressRing({ label, share, text, children }: ProgressRingProps) {
  return (
    <div
      className={classes.ring}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share * 100)}
      aria-valuetext={text}
    >
      <svg viewBox="0 0 120 120" aria-hidden>
        <circle className={classes.track} cx={60} cy={60} r={radius} />
        <circle
          className={classes.done}
          cx={60}
          cy={60}
          r={radius}
          strokeDasharray={`${share * circumference} ${circumference}`}
        />
      </svg>
      <div className={classes.inside} aria-hidden>
        {children}
      </div>
    </div>
  )
}
