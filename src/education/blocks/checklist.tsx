import { Button, Title } from '@mantine/core'
import { useState } from 'react'
import type { BlockOf } from '@/education/store/article-schema'
import { clearTicks, readTicks, setTick } from '@/store/checklist-ticks'
import { reportError } from '@/store/error-log/error-log'
import { useIdentity } from '@/store/session/use-session'
import { useAsync } from '@/store/use-async'
import * as messages from '#words/education/article'
import { showToast } from '@/kit/feedback/toast'
import { TickBox } from '@/kit/form/tick-box'
import classes from './checklist.module.css'

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

/** The ticks of a checklist. They show at once and are stored on this phone. */
const useTicks = (list: string) => {
  const identity = useIdentity()
  const [ticked, setTicked] = useState<readonly string[]>([])
  useAsync(
    async (signal) => {
      if (identity === undefined) return
      signal.addEventListener('abort', () => setTicked([]))
      const stored = await readTicks(list, identity)
      if (!signal.aborted) setTicked((shown) => [...new Set([...stored, ...shown])])
    },
    [list, identity],
    'private',
  )
  const update = (next: readonly string[], saving: Promise<void>) => {
    setTicked(next)
    void saving.catch((error: unknown) => {
      void reportError('private', error)
      showToast({ title: messages.notKept, description: messages.noRoom, tone: 'destructive' })
    })
  }
  return {
    ticked,
    tick: (item: string, on: boolean) =>
      update([...ticked.filter((other) => other !== item), ...(on ? [item] : [])], setTick(list, item, on)),
    clear: () => update([], clearTicks(list)),
  }
}
