import { Badge, Text } from '@mantine/core'
import { openState } from '@/kit/rules/opening-hours'
import { readHours } from '@/kit/rules/read-hours'
import { clockText } from '@/kit/words/format-time'
import * as messages from '#words/shops/errand-hours'
import { useShownNow } from '@/kit/platform/use-now'
import classes from '../storefront.module.css'

/** The hours of all errand runners. */
const errandHours = readHours('Monday to Friday, 8AM to 5PM') ?? []
const hoursText = messages.operatingHours({ from: clockText(8 * 60), to: clockText(17 * 60) })

/**
 * While a prerendered page hydrates, the badge is hidden but keeps its space, because the page does not know the time.
 */
export function ErrandHours() {
  const now = useShownNow()
  const isOpen = now !== null && openState(errandHours, now).open
  return (
    <p className={classes.hours}>
      <Text component="span" size="sm">
        {hoursText}
      </Text>
      <Badge component="span" color={isOpen ? 'lagoon' : 'coral'} size="lg" data-hidden={now === null || undefined}>
        {isOpen ? messages.open : messages.closed}
      </Badge>
    </p>
  )
}
