import type { ReactNode } from 'react'
import classes from './facts.module.css'

export type Fact = {
  readonly label: string
  readonly icon: ReactNode
  /** A fact with an empty text is left out. */
  readonly text: string
}

/** Short facts, each with an icon and a label for screen readers. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={classes.facts}>
      {facts
        .filter((fact) => fact.text !== '')
        .map((fact) => (
          <div key={fact.label} className={classes.fact}>
            <dt className={classes.icon}>
              {fact.icon}
              <span className="visually-hidden">{fact.label}</span>
            </dt>
            <dd className={classes.text}>{fact.text}</dd>
          </div>
        ))}
    </dl>
  )
}
