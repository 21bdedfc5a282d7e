import { Button, Text, Title } from '@mantine/core'
import type { PastPregnancy } from '@/domain/cycle/log'
import { afterEndText } from './end-text'
import classes from './pregnancy.module.css'

/** Stands in the place of the record until the person goes on: no form for another one right away. */
export function AfterEnd({ ended, onDone }: { ended: PastPregnancy['ended']; onDone: () => void }) {
  const { title, text } = afterEndText[ended]
  return (
    <section className={classes.card} role="status">
      <Title order={2} size="h3">
        {title}
      </Title>
      <Text mt="xs">{text}</Text>
      <Button variant="default" mt="md" onClick={onDone}>
        Done
      </Button>
    </section>
  )
}
