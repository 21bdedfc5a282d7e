import { Text, Title, type TitleOrder } from '@mantine/core'
import { IconClock, IconMapPin, IconPhone, IconUsers } from '@tabler/icons-react'
import { memo } from 'react'
import type { DirectoryEntry } from '@/domain/directories/directory-entry'
import type { Directory } from '@/messages/directories/registry'
import { itemLink } from '@/domain/shared/item-link'
import { readPhone } from '@/domain/shared/phone'
import { Card, CardActions } from '@/ui/layout/card'
import { Facts } from '@/ui/layout/facts'
import { PhoneButton } from '@/ui/platform/phone-button'
import { Picture } from '@/ui/media/picture'
import { Rating } from '@/ui/media/rating'
import { ShareButton } from '@/ui/platform/share-button'
import classes from './directory.module.css'

type PersonCardProps = { spec: Directory; entry: DirectoryEntry; opened: boolean; titleOrder: TitleOrder }

export const PersonCard = memo(function PersonCard({ spec, entry, opened, titleOrder }: PersonCardProps) {
  const phone = readPhone(entry.phone)
  return (
    <Card className={classes.card} opened={opened}>
      <div className={classes.head}>
        <Picture src={entry.image} alt="" tint={spec.tint} className={classes.picture} />
        <div className={classes.words}>
          <Title order={titleOrder} size="h5">
            {entry.name}
          </Title>
          <Rating value={entry.rating} />
        </div>
        <ShareButton title={entry.name} url={itemLink(entry.id)} />
        <Text size="sm" fw={600} c="var(--ink-soft)" className={classes.speciality}>
          {entry.speciality}
        </Text>
      </div>
      <Facts
        facts={[
          { label: 'Location', icon: <IconMapPin size={18} aria-hidden />, text: entry.location },
          { label: 'Availability', icon: <IconClock size={18} aria-hidden />, text: entry.availability },
          { label: 'Capacity', icon: <IconUsers size={18} aria-hidden />, text: entry.capacity },
          {
            label: 'Phone',
            icon: <IconPhone size={18} aria-hidden />,
            text: spec.showsNumber && phone.ok ? phone.display : '',
          },
        ]}
      />
      {entry.description && <Text size="sm">{entry.description}</Text>}
      <CardActions className={classes.actions}>
        <PhoneButton label={spec.callLabel} about={entry.name} number={entry.phone} fullWidth />
        {spec.chat && (
          <PhoneButton
            label={spec.chat.label}
            about={entry.name}
            number={entry.whatsapp}
            chat={spec.chat.message(entry)}
            variant="default"
            fullWidth
          />
        )}
      </CardActions>
    </Card>
  )
})
