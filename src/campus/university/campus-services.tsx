import { Text } from '@mantine/core'
import { IconClock, IconMapPin, IconPhone } from '@tabler/icons-react'
import { ownContacts, useCampusContacts } from '@/store/use-campus-contacts'
import { useCatalogueItems } from '@/store/use-catalogue'
import { withOwnNumbers } from '@/campus/rules/campus-contacts'
import * as messages from '#words/campus/university/university-page'
import { Facts } from '@/kit/layout/facts'
import { HelpButton } from '@/kit/platform/help-button'
import { Picture } from '@/kit/media/picture'
import { CardHeading } from './card-heading'
import { CardList } from './card-list'
import classes from './university.module.css'

export function CampusServices({ item }: { item: string | null }) {
  const own = ownContacts(useCampusContacts())
  const { items, ...listed } = useCatalogueItems('campus-services')
  return (
    <CardList
      label={messages.campusServices}
      {...listed}
      items={items && withOwnNumbers(items, own)}
      opened={item}
      loadingText={messages.loadingServices}
      emptyText={messages.noServices}
      emptyImage="/pictures/home.svg#tile-university"
    >
      {({ id, name, description, place, hours, phone, image }) => (
        <div className={classes.pictured}>
          <Picture src={image} alt="" className={classes.picture} />
          <div className={classes.words}>
            <CardHeading title={name} id={id} tab="services" />
            <Text>{description}</Text>
            <Facts
              facts={[
                { label: messages.place, icon: <IconMapPin size={18} aria-hidden />, text: place },
                { label: messages.hours, icon: <IconClock size={18} aria-hidden />, text: hours },
                { label: messages.phone, icon: <IconPhone size={18} aria-hidden />, text: phone },
              ]}
            />
          </div>
          <HelpButton
            label={messages.call}
            about={name}
            number={phone}
            variant="light"
            fullWidth
            className={classes.call}
          />
        </div>
      )}
    </CardList>
  )
}
