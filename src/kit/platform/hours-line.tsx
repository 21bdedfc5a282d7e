// Chunk: lists

import { Text } from '@mantine/core'
import { openState, type OpeningHours } from '@/kit/rules/opening-hours'
import { closed } from '#words/kit/opening-hours'
import { hoursText, type WithHours } from '@/kit/words/opening-hours'
import { useShownNow } from './use-now'
import classes from './hours-line.module.css'

/**
 * Says if somebody is open now, in a line that is there from the first paint on. Nothing where the hours are not known.
 */
export function HoursLine({
  hours,
  of,
  className,
}: {
  hours: OpeningHours | null
  of: WithHours
  className?: string | undefined
}) {
  const now = useShownNow()
  if (hours === null) return null
  return (
    <Text
      component="p"
      size="xs"
      className={`${classes.line} ${className ?? ''}`}
      data-open={now === null || openState(hours, now).open}
    >
      {now !== null && hoursText(hours, now, of)}
    </Text>
  )
}

/** Marks what is closed now; nothing else. */
export function ClosedMark({ hours, className }: { hours: OpeningHours | null; className?: string | undefined }) {
  const now = useShownNow()
  if (hours === null || now === null || openState(hours, now).open) return null
  return <span className={`${classes.mark} ${className ?? ''}`}>{closed}</span>
}
