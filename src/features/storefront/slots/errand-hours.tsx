import { Badge, Text } from '@mantine/core'
import { openState } from '@/domain/shared/opening-hours'
import { readHours } from '@/domain/shared/read-hours'
import { clockText } from '@/messages/shared/format-time'
import * as messages from '@/messages/storefronts/errand-hours.gen'
import { useNow } from '@/ui/platform/use-now'
import classes from '../storefront.module.css'

/** Of every errand runner. */
const errandHours = readHours('Monday to Friday, 8AM to 5PM') ?? []
const hoursText = messages.operatingHours({ from: clockText(8 * 60), to: clockText(17 * 60) })

export function ErrandHours() {
  const { open } = openState(errandHours, useNow(60_000))
  return (
    <p className={classes.hours}>
      <Badge component="span" color={open ? 'lagoon' : 'coral'} size="lg">
        {open ? messages.open : messages.closed}
      </Badge>
      <Text component="span" size="sm">
        {hoursText}
      </Text>
    </p>
  )
}
