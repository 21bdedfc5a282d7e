import { Badge, Text } from '@mantine/core'
import { errandsOpen } from '@/domain/storefronts/opening-hours'
import { errandHoursText } from '@/messages/storefronts/opening-hours'
import { useNow } from '@/ui/platform/use-now'
import classes from '../storefront.module.css'

export function ErrandHours() {
  const open = errandsOpen(useNow(60_000))
  return (
    <p className={classes.hours}>
      <Badge component="span" color={open ? 'lagoon' : 'coral'} size="lg">
        {open ? 'Open now' : 'Closed now'}
      </Badge>
      <Text component="span" size="sm">
        Operating hours: {errandHoursText}
      </Text>
    </p>
  )
}
