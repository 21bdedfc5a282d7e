import { Button, Title } from '@mantine/core'
import type { BlockOf } from '@/store/article-schema'
import * as messages from '#words/education/article'
import { TickBox } from '@/kit/form/tick-box'
import classes from './checklist.module.css'
import { useTicks } from './use-ticks'

/** The ticks are stored on this phone until they are cleared. */
export function Checklist({ id, title, items }: BlockOf<'checklist'>) {
  const { ticked, tick, clear } = useTicks(id)
  const done = items.filter((item) => ticked.includes(item.id)).length
  return (
    <div className={classes.checklist}>
      <div className={classes.head}>
        <Title order={3} size="h4" id={`${id}-checklist`}>
          {title}
        </Title>
        <span role="status" className={classes.done}>
          {messages.done({ done: `${done}`, total: `${items.length}` })}
        </span>
      </div>
      <ul className={classes.items} aria-labelledby={`${id}-checklist`}>
        {items.map((item) => (
          <li key={item.id}>
            <label className={classes.item}>
              <TickBox checked={ticked.includes(item.id)} onChange={(checked) => tick(item.id, checked)} />
              <span>{item.text}</span>
            </label>
          </li>
        ))}
      </ul>
      <Button variant="default" disabled={done === 0} onClick={clear}>
        {messages.clearTicks}
      </Button>
    </div>
  )
}
