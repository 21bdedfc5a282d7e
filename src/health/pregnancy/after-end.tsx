// Chunk: pregnancy-sheets

import { Button, Text, Title } from '@mantine/core'
import type { PastPregnancy } from '@/health/cycle/rules/log'
import { cannotWait } from '#words/health/pregnancy/danger-help'
import * as messages from '#words/health/pregnancy/end'
import { afterEndText } from '@/health/pregnancy/words/end'
import classes from './pregnancy.module.css'

/** Takes the place of the record until the person is done with pregnancy mode. */
export function AfterEnd({ ended, onDone }: { ended: PastPregnancy['ended']; onDone: () => void }) {
  const { title, text, signs } = afterEndText[ended]
  return (
    <section className={classes.card} role="status">
      <Title order={2} size="h3">
        {title}
      </Title>
      <Text mt="xs">{text}</Text>
      <Text mt="xs" fw={600}>
        {cannotWait}
      </Text>
      <ul className={classes.signs}>
        {signs.map((sign) => (
          <li key={sign}>{sign}</li>
        ))}
      </ul>
      <Button variant="default" mt="md" onClick={onDone}>
        {messages.done}
      </Button>
    </section>
  )
}
