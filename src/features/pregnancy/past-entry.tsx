import { ActionIcon, Text } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { remove } from '@/messages/pregnancy/visits.gen'
import classes from './list-card.module.css'

type PastEntryProps = {
  text: string
  time: string
  /** Undefined for what still goes on. @param entry what it says */
  onRemove?: ((entry: string) => void) | undefined
}

/** A past count or contraction, removed with one tap. */
export function PastEntry({ text, time, onRemove }: PastEntryProps) {
  const entry = `${text} · ${time}`
  return (
    <li className={classes.entry}>
      <div className={classes.entryWords}>
        <Text fw={700}>{text}</Text>
        <Text size="sm" c="var(--ink-soft)">
          {time}
        </Text>
      </div>
      {onRemove && (
        <ActionIcon c="var(--danger)" aria-label={remove({ entry })} onClick={() => onRemove(entry)}>
          <IconTrash size={20} aria-hidden />
        </ActionIcon>
      )}
    </li>
  )
}
