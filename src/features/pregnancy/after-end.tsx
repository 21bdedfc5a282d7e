import { Button, Text, Title } from '@mantine/core'
import type { PastPregnancy } from '@/domain/cycle/log'
import * as messages from '@/messages/pregnancy/end.gen'
import { afterEndText } from './end-text'
import classes from './pregnancy.module.css'

/** Replaces the record until the user dismisses it, so that the form for a new one does not appear right away. */
export function AfterEnd({ ended, onDone }: { ended: PastPregnancy['ended']; onDone: () => void }) {
  const { title, text } = afterEndText[ended]
  return (
    <section className={classes.card} role="status">
      <Title order={2} size="h3">
        {title}
      </Title>
      <Text mt="xs">{text}</Text>
      <Button variant="default" mt="md" onClick={onDone}>
        {messages.done}
      </Button>
    </section>
  )
}
