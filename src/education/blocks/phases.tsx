import { Title } from '@mantine/core'
import type { BlockOf } from '@/store/article-schema'
import classes from './phases.module.css'
import { PointGroup } from './point-group'

/** The four phases of a cycle: a bar of their days, then a card for each. */
export function Phases({ items }: BlockOf<'phases'>) {
  return (
    <div className={classes.phases}>
      <div className={classes.ribbon} aria-hidden>
        {items.map(({ phase, days }) => (
          <span key={phase} data-phase={phase}>
            {days.replace(/\D*/, '')}
          </span>
        ))}
      </div>
      <ol className={classes.list}>
        {items.map(({ phase, name, days, text, groups }) => (
          <li key={phase} className={classes.phase} data-phase={phase}>
            <div className={classes.head}>
              <Title order={3} size="h4">
                {name}
              </Title>
              <span className={classes.days}>{days}</span>
            </div>
            <p>{text}</p>
            {groups.map((group) => (
              <PointGroup key={group.label} {...group} />
            ))}
          </li>
        ))}
      </ol>
    </div>
  )
}
