import { ActionIcon, Button, Text, Title } from '@mantine/core'
import { IconPencil, IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import * as messages from '#words/health/pregnancy/record'
import shared from './pregnancy.module.css'
import classes from './list-card.module.css'

type ListCardProps = {
  id: string
  title: string
  addLabel: string
  onAdd: () => void
  /** Shown while the list is empty. */
  empty: string
  isEmpty: boolean
  children: ReactNode
}

export function ListCard({ id, title, addLabel, onAdd, empty, isEmpty, children }: ListCardProps) {
  return (
    <section className={shared.card} aria-labelledby={id}>
      <div className={shared.heading}>
        <Title order={2} size="h4" id={id}>
          {title}
        </Title>
        <Button
          variant="light"
          size="sm"
          leftSection={<IconPlus size={18} aria-hidden />}
          aria-label={addLabel}
          onClick={onAdd}
        >
          {messages.add}
        </Button>
      </div>
      {isEmpty ? <Text c="var(--ink-soft)">{empty}</Text> : children}
    </section>
  )
}

type EntryProps = {
  /** Accessible name of the edit button. */
  editLabel: string
  onEdit: () => void
  children: ReactNode
}

export function Entry({ editLabel, onEdit, children }: EntryProps) {
  return (
    <li className={classes.entry}>
      <div className={classes.entryWords}>{children}</div>
      <ActionIcon aria-label={editLabel} title={messages.edit} onClick={onEdit}>
        <IconPencil size={20} aria-hidden />
      </ActionIcon>
    </li>
  )
}

const visibleCount = 5

/** Shows the latest entries; earlier ones are collapsed. */
export function LatestEntries({ children }: { children: readonly ReactNode[] }) {
  const earlier = children.slice(visibleCount)
  return (
    <>
      <ul>{children.slice(0, visibleCount)}</ul>
      {earlier.length > 0 && (
        <details className={classes.past}>
          <summary>{messages.earlier({ count: String(earlier.length) })}</summary>
          <ul>{earlier}</ul>
        </details>
      )}
    </>
  )
}
