import { Badge, Button, Text, Title } from '@mantine/core'
import { IconBath, IconBed, IconHome, IconMapPin, IconPhoto } from '@tabler/icons-react'
import { memo, type ReactNode } from 'react'
import { itemLink } from '@/domain/shared/item-link'
import { formatKes } from '@/messages/shared/money'
import type { Rental } from '@/domain/housing/rental'
import { categoryText } from '@/messages/housing/rental-tabs'
import { bathsText, bedsText, bookingMessage, inquiryMessage } from '@/messages/housing/rental'
import { Card, CardActions } from '@/ui/layout/card'
import { PhoneButton } from '@/ui/platform/phone-button'
import { Picture } from '@/ui/media/picture'
import { ShareButton } from '@/ui/platform/share-button'
import classes from './housing.module.css'

type RentalCardProps = { rental: Rental; opened: boolean; onPhotos: (id: string) => void }

export const RentalCard = memo(function RentalCard({ rental, opened, onPhotos }: RentalCardProps) {
  const { id, title, location, bedrooms, bathrooms, amenities } = rental
  const contact = { about: title, number: rental.phone, fullWidth: true }
  return (
    <Card className={classes.card} opened={opened}>
      <div className={classes.front}>
        <Picture fill src={rental.image} alt="" className={classes.picture} />
        <Badge size="lg" color="lagoon.8" className={classes.badge}>
          Available
        </Badge>
        <ShareButton title={title} url={itemLink(id)} className={classes.share} />
        <Button
          variant="default"
          className={classes.photos}
          aria-label={`View Photos: ${title}`}
          aria-haspopup="dialog"
          data-photos-of={id}
          leftSection={<IconPhoto size={20} aria-hidden />}
          onClick={() => onPhotos(id)}
        >
          View Photos
        </Button>
      </div>
      <div className={classes.words}>
        <Title order={2} size="h4">
          {title}
        </Title>
        <Text className={classes.price}>
          {formatKes(rental.monthlyPrice)} <span className={classes.month}>/ month</span>
        </Text>
        <Fact icon={<IconMapPin size={18} aria-hidden />}>{location}</Fact>
        <div className={classes.facts}>
          <Fact icon={<IconHome size={18} aria-hidden />}>{categoryText(rental.category)}</Fact>
          {bedrooms !== null && <Fact icon={<IconBed size={18} aria-hidden />}>{bedsText(bedrooms)}</Fact>}
          {bathrooms !== null && <Fact icon={<IconBath size={18} aria-hidden />}>{bathsText(bathrooms)}</Fact>}
        </div>
        {rental.description && <Text size="sm">{rental.description}</Text>}
        {amenities.length > 0 && (
          <ul className={classes.amenities} aria-label="Amenities">
            {amenities.map((amenity) => (
              <li key={amenity}>
                <Badge variant="default" fw={500} size="lg" className={classes.amenity}>
                  {amenity}
                </Badge>
              </li>
            ))}
          </ul>
        )}
      </div>
      <CardActions className={classes.actions}>
        <PhoneButton label="Inquire" chat={inquiryMessage(rental)} variant="default" {...contact} />
        <PhoneButton label="Book Now" chat={bookingMessage(rental)} {...contact} />
      </CardActions>
    </Card>
  )
})

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <Text size="sm" component="div" className={classes.fact}>
      {icon}
      <span>{children}</span>
    </Text>
  )
}
