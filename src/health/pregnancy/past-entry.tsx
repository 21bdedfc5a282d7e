import { ActionIcon, Text } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { edit, remove } from '#words/health/pregnancy/visits'
import classes from './list-card.module.css'
import shared from './pregnancy.module.css'

type PastEntryProps = {
  text: string
  time: string
  /** The question about an entry whose times are in doubt. */
  question?: string | undefined
  onEdit: () => void
  /** Undefined for an entry that still runs. @param entry the text of the entry */
  onRemove?: ((entry: string) => void) | undefined
}

/** One count or contraction, which one tap removes. */
export function PastEntry({ text, time, question, onEdit, onRemove }: PastEntryProps) {
  const entry = `${text} · ${time}`
  return (
    <li className={classes.entry}>
      <div className={classes.entryWords}>
        <Text fw={700}>{text}</Text>
        <Text size="sm" c="var(--ink-soft)">
          {time}
        </Text>
        {question && (
          <Text size="sm" fw={600} className={shared.trimester}>
            {question}
          </Text>
        )}
      </div>
      <ActionIcon aria-label={edit({ entry })} onClick={onEdit}>
        <IconPencil size={20} aria-hidden />
      </ActionIcon>
      {onRemove && (
        <ActionIcon c="var(--danger)" aria-label={remove({ entry })} onClick={() => onRemove(entry)}>
          <IconTrash size={20} aria-hidden />
        </ActionIcon>
      )}
    </li>
  )
}
