import { Text } from '@mantine/core'
import { IconClock, IconMapPin, IconPhone } from '@tabler/icons-react'
import { useCatalogue } from '@/data/use-catalogue'
import { Facts } from '@/ui/layout/facts'
import { PhoneButton } from '@/ui/platform/phone-button'
import { Picture } from '@/ui/media/picture'
import { CardHeading } from './card-heading'
import { CardList } from './card-list'
import classes from './university.module.css'

export function CampusServices({ item }: { item: string | null }) {
  return (
    <CardList
      label="Campus services"
      items={useCatalogue('campus-services')}
      opened={item}
      loadingText="Loading services..."
      emptyText="No services to show."
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
                { label: 'Place', icon: <IconMapPin size={18} aria-hidden />, text: place },
                { label: 'Hours', icon: <IconClock size={18} aria-hidden />, text: hours },
                { label: 'Phone', icon: <IconPhone size={18} aria-hidden />, text: phone },
              ]}
            />
          </div>
          <PhoneButton label="Call" about={name} number={phone} variant="light" fullWidth className={classes.call} />
        </div>
      )}
    </CardList>
  )
}
