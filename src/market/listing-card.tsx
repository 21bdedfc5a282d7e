import '@mantine/core/styles/Avatar.layer.css'
import { Avatar, Text, Title, UnstyledButton } from '@mantine/core'
import { IconClock, IconMapPin, IconPhoto } from '@tabler/icons-react'
import { memo } from 'react'
import { variantOf } from '@/market/words/variants'
import { strikeThrough, type Listing } from '@/market/rules/listing'
import { locationText, sellerText } from '@/market/words/listing'
import * as messages from '#words/market/market-page'
import { formatKes } from '@/kit/words/money'
import { Facts } from '@/kit/layout/facts'
import { hidden, RichText } from '@/kit/layout/rich-text'
import { Picture } from '@/kit/media/picture'
import { ShareButton } from '@/kit/platform/share-button'
import { ContactSeller } from './contact-seller'
import { ConditionBadge, SyncBadge, StatusBadge } from './badges'
import { LikeButton } from './like-button'
import { useMarket } from './market-actions'
import classes from './market.module.css'
import { OwnerActions } from './owner-actions'

type ListingCardProps = { listing: Listing; pictures: readonly string[]; liked: boolean; now: number }

const arePropsEqual = (before: ListingCardProps, after: ListingCardProps): boolean =>
  before.listing === after.listing &&
  before.liked === after.liked &&
  before.now === after.now &&
  before.pictures.join() === after.pictures.join()

const struck = (text: string) => <s>{text}</s>
const shown = (text: string) => <span>{text}</span>

/** Memoized because a list may hold hundreds of cards. */
export const ListingCard = memo(function ListingCard({ listing, pictures, liked, now }: ListingCardProps) {
  const market = useMarket()
  const variant = variantOf(market.variant)
  const { id, title, description, own, status } = listing
  return (
    <div className={classes.card} data-sold={status === 'sold'}>
      <UnstyledButton
        className={classes.front}
        aria-label={messages.view({ title })}
        aria-haspopup="dialog"
        onClick={() => market.openItem(listing)}
      >
        <Picture src={pictures[0] ?? null} alt="" tint="mango" className={classes.picture} />
        <StatusBadge status={status} />
        {pictures.length > 1 && (
          <span className={classes.count}>
            <IconPhoto size={14} aria-hidden />
            <RichText parts={messages.photoCount({ count: String(pictures.length), hidden })} />
          </span>
        )}
      </UnstyledButton>
      <div className={classes.words}>
        <Title order={2} size="h5" className={classes.title}>
          {title}
        </Title>
        <Price listing={listing} withFormer={variant.social} />
        <div className={classes.marks}>
          <ConditionBadge condition={listing.condition} />
          <SyncBadge syncStatus={listing.syncStatus} />
        </div>
        {description && (
          <Text size="sm" lineClamp={2}>
            {description}
          </Text>
        )}
        <Facts
          facts={[
            { label: messages.location, icon: <IconMapPin size={18} aria-hidden />, text: locationText(listing) },
            {
              label: messages.listed,
              icon: <IconClock size={18} aria-hidden />,
              text: variant.age(listing.listedAt, now),
            },
          ]}
        />
        {variant.social && <Seller listing={listing} />}
      </div>
      <div className={classes.actions}>
        {own ? <OwnerActions listing={listing} /> : status !== 'sold' && <ContactSeller listing={listing} />}
        <div className={classes.small}>
          {!own && <LikeButton listing={listing} liked={liked} />}
          <ShareButton title={title} url={`${variant.path}?item=${id}`} />
        </div>
      </div>
    </div>
  )
}, arePropsEqual)

export function Price({ listing, withFormer }: { listing: Listing; withFormer: boolean }) {
  const former = withFormer ? strikeThrough(listing) : null
  return (
    <Text component="div" className={classes.price}>
      <span>{formatKes(listing.price)}</span>
      {former !== null && (
        <Text component="span" size="sm" c="var(--ink-soft)" fw={500} className={classes.former}>
          <RichText parts={messages.formerPrice({ price: formatKes(former), hidden, former: struck })} />
        </Text>
      )}
    </Text>
  )
}

export function Seller({ listing }: { listing: Listing }) {
  return (
    <div className={classes.seller}>
      <Avatar name={listing.seller || sellerText(listing)} color="lagoon.8" variant="filled" size={32} aria-hidden />
      <Text size="sm">
        <RichText parts={messages.seller({ seller: sellerText(listing), hidden, name: shown })} />
      </Text>
    </div>
  )
}
