import { ActionIcon, Button, Text, Title } from '@mantine/core'
import { IconPencil, IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import shared from './pregnancy.module.css'
import classes from './list-card.module.css'

type ListCardProps = {
  id: string
  title: string
  addLabel: string
  onAdd: () => void
  /** What stands there while the list is empty. */
  empty: string
  isEmpty: boolean
  children: ReactNode
}

/** A list of the record, with the way to add to it. */
export function ListCard({ id, title, addLabel, onAdd, empty, isEmpty, children }: ListCardProps) {
  return (
    <section className={shared.card} aria-labelledby={id}>
      <div className={shared.heading}>
        <Title order={2} size="h4" id={id}>
          {title}
        </Title>
        <Button variant="light" size="sm" leftSection={<IconPlus size={18} aria-hidden />} aria-label={addLabel} onClick={onAdd}>
          Add
        </Button>
      </div>
      {isEmpty ? <Text c="var(--ink-soft)">{empty}</Text> : children}
    </section>
  )
}

type EntryProps = {
  /** What a screen reader hears on the button. */
  editLabel: string
  onEdit: () => void
  children: ReactNode
}

export function Entry({ editLabel, onEdit, children }: EntryProps) {
  return (
    <li className={classes.entry}>
      <div className={classes.entryWords}>{children}</div>
      <ActionIcon aria-label={editLabel} title="Edit" onClick={onEdit}>
        <IconPencil size={20} aria-hidden />
      </ActionIcon>
    </li>
  )
}

/** How many are in sight before the others are asked for. */
const inSight = 5

/** The latest entries; the earlier ones are folded away. */
export function LatestEntries({ children }: { children: readonly ReactNode[] }) {
  const earlier = children.slice(inSight)
  return (
    <>
      <ul className={classes.list}>{children.slice(0, inSight)}</ul>
      {earlier.length > 0 && (
        <details className={classes.past}>
          <summary>Earlier ({earlier.length})</summary>
          <ul className={classes.list}>{earlier}</ul>
        </details>
      )}
    </>
  )
}
