import { Text, Title, type TitleOrder } from '@mantine/core'
import { IconClock, IconMapPin, IconPhone, IconUsers } from '@tabler/icons-react'
import { memo, type ReactNode } from 'react'
import { keepDirectOrder } from '@/store/keep-direct-order'
import type { DirectoryEntry } from '@/directory/rules/directory-entry'
import type { ProviderSlug } from '@/shops/rules/ratings/provider-slug'
import * as messages from '#words/directory/directories'
import type { Directory } from '@/directory/words/registry'
import { itemLink } from '@/kit/rules/item-link'
import { zeroKes } from '@/kit/rules/money'
import type { PhoneDigits } from '@/kit/rules/phone-links'
import { readPhone } from '@/kit/rules/phone'
import { plainLine } from '@/kit/rules/plain-text'
import { Card, CardActions } from '@/kit/layout/card'
import { Facts } from '@/kit/layout/facts'
import { TallText } from '@/kit/layout/tall-text'
import { PhoneButton } from '@/kit/platform/phone-button'
import { Picture } from '@/kit/media/picture'
import { ProviderRating } from '@/kit/media/provider-rating'
import { HoursLine } from '@/kit/platform/hours-line'
import { ShareButton } from '@/kit/platform/share-button'
import classes from './directory.module.css'

/** Asks whoever has called or written to somebody for a rating. */
export type Rate = (provider: ProviderSlug, name: string) => ReactNode

type PersonCardProps = { spec: Directory; entry: DirectoryEntry; opened: boolean; titleOrder: TitleOrder; rate: Rate }

export const PersonCard = memo(function PersonCard({ spec, entry, opened, titleOrder, rate }: PersonCardProps) {
  const phone = readPhone(entry.phone)
  const chat = spec.chat && { label: spec.chat.label, message: spec.chat.message(entry) }
  const keep = (contact: { label: string; message?: string }) => (digits: PhoneDigits) =>
    keepDirectOrder(
      { name: spec.orderedAs(entry), price: zeroKes, quantity: 1, provider: entry.name, ratedAs: entry.ratedAs },
      { digits, price: messages.agreedPrice, ...contact },
    )
  return (
    <Card data-id={entry.id} className={classes.card} opened={opened}>
      <div className={classes.head}>
        <Picture src={entry.image} alt="" tint={spec.tint} className={classes.picture} />
        <div className={classes.words}>
          <Title order={titleOrder} size="h5">
            {entry.name}
          </Title>
          <ProviderRating value={entry.rating} ratings={entry.ratings} />
        </div>
        <ShareButton title={entry.name} url={itemLink(entry.id)} />
        <Text size="sm" fw={600} c="var(--ink-soft)" className={classes.speciality}>
          {entry.speciality}
        </Text>
      </div>
      <Facts
        facts={[
          { label: messages.location, icon: <IconMapPin size={18} aria-hidden />, text: entry.location },
          { label: messages.availability, icon: <IconClock size={18} aria-hidden />, text: entry.availability },
          { label: messages.capacity, icon: <IconUsers size={18} aria-hidden />, text: entry.capacity },
          {
            label: messages.phone,
            icon: <IconPhone size={18} aria-hidden />,
            text: spec.showsNumber && phone.ok ? phone.display : '',
          },
        ]}
      />
      <HoursLine hours={entry.hours} of="person" />
      {entry.description && (
        <TallText text={plainLine(entry.description)}>
          <Text size="sm">{entry.description}</Text>
        </TallText>
      )}
      {rate(entry.ratedAs, entry.name)}
      <CardActions className={classes.actions}>
        <PhoneButton
          label={spec.callLabel}
          about={entry.name}
          number={entry.phone}
          onOpen={keep({ label: spec.callLabel })}
          fullWidth
        />
        {chat && (
          <PhoneButton
            label={chat.label}
            about={entry.name}
            number={entry.whatsapp}
            chat={chat.message}
            onOpen={keep(chat)}
            variant="default"
            fullWidth
          />
        )}
      </CardActions>
    </Card>
  )
})
