import { ActionIcon, Button, Text } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import type { Rental } from '@/housing/rules/rental'
import { maxCompared } from '@/housing/rules/rental-view'
import * as messages from '#words/housing/rentals-page'
import { formatKes } from '@/kit/words/money'
import classes from './compare.module.css'

type CompareBarProps = { rentals: readonly Rental[]; onCompare: () => void; onClear: () => void }

/** Stays at the bottom of the screen while something is chosen to be compared. */
export function CompareBar({ rentals, onCompare, onClear }: CompareBarProps) {
  return (
    <section className={classes.bar} aria-label={messages.roomsToCompare}>
      <div className={classes.names} role="status">
        {rentals.map(({ id, title, monthlyPrice }) => (
          <Text key={id} size="sm" fw={600} className={classes.name}>
            {messages.priceAndTitle({ price: formatKes(monthlyPrice), title })}
          </Text>
        ))}
        {rentals.length < maxCompared && (
          <Text size="sm" c="var(--ink-soft)">
            {messages.chooseOneMore}
          </Text>
        )}
      </div>
      {rentals.length === maxCompared && (
        <Button aria-haspopup="dialog" onClick={onCompare}>
          {messages.sideBySide}
        </Button>
      )}
      <ActionIcon variant="default" aria-label={messages.compareNothing} onClick={onClear}>
        <IconX size={20} aria-hidden />
      </ActionIcon>
    </section>
  )
}
