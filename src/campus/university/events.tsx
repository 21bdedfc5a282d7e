import { Text } from '@mantine/core'
import { IconClock, IconMapPin } from '@tabler/icons-react'
import { useCatalogueItems } from '@/store/use-catalogue'
import { dayInKenya, upcoming } from '@/campus/rules/links-and-events'
import { eventDayText } from '@/campus/words/university/links-and-events'
import * as messages from '#words/campus/university/university-page'
import { Facts } from '@/kit/layout/facts'
import { Picture } from '@/kit/media/picture'
import { useNow } from '@/kit/platform/use-now'
import { CardHeading } from './card-heading'
import { CardList } from './card-list'
import classes from './university.module.css'

export function Events({ item }: { item: string | null }) {
  const { items, ...load } = useCatalogueItems('events')
  const today = dayInKenya(useNow())
  return (
    <CardList
      label={messages.events}
      items={items && upcoming(items, today)}
      {...load}
      opened={item}
      loadingText={messages.loadingEvents}
      emptyText={messages.noEvents}
      emptyImage="/pictures/campus.svg#event"
    >
      {({ id, title, description, place, time, date, image }) => (
        <div className={classes.pictured}>
          <Picture src={image} alt="" tint="mango" className={classes.picture} />
          <div className={classes.words}>
            <CardHeading title={title} id={id} tab="events" />
            {date && <Text className={classes.date}>{eventDayText(date)}</Text>}
            <Facts
              facts={[
                { label: messages.time, icon: <IconClock size={18} aria-hidden />, text: time },
                { label: messages.place, icon: <IconMapPin size={18} aria-hidden />, text: place },
              ]}
            />
            <Text>{description}</Text>
          </div>
        </div>
      )}
    </CardList>
  )
}
