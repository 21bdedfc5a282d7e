import { Title } from '@mantine/core'
import type { BlockOf } from '@/store/article-schema'
import classes from './plan.module.css'

export function Plan({ days }: BlockOf<'plan'>) {
  return (
    <ol className={classes.plan}>
      {days.map(({ title, meals }) => (
        <li key={title} className={classes.day}>
          <Title order={3} size="h4">
            {title}
          </Title>
          <dl className={classes.meals}>
            {meals.map(({ meal, food }) => (
              <div key={meal}>
                <dt>{meal}</dt>
                <dd>{food}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ol>
  )
}
