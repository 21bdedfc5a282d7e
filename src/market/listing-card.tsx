import '@mantine/core/styles/Avatar.layer.css'
import { Avatar, Badge, Button, Text, Title, UnstyledButton } from '@mantine/core'
import { IconClock, IconCloudUp, IconMapPin, IconPencil, IconPhoto, IconTrash } from '@tabler/icons-react'
import { memo } from 'react'
import { conditionTone, listingStatuses, strikeThrough, type Listing } from '@/market/rules/listing'
import { oneOf } from '@/kit/rules/choice'
import { variantOf } from '@/market/words/variants'
import { conditionLabels, locationText, sellerText, statusLabels } from '@/market/words/listing'
import { formatKes } from '@/kit/words/money'
import { labelled } from '@/kit/words/labelled'
import * as messages from '#words/market/market-page'
import { Facts } from '@/kit/layout/facts'
import { hidden, RichText } from '@/kit/layout/rich-text'
import { Picture } from '@/kit/media/picture'
import { ShareButton } from '@/kit/platform/share-button'
import { Chips } from '@/kit/form/chips'
import { listingActions, useUser } from './commands'
import { ContactSeller } from './contact-seller'
import { LikeButton } from './liked'
import { useMarket } from './market-actions'
import classes from './market.module.css'

type ListingCardProps = { listing: Listing; pictures: readonly string[]; liked: boolean; now: number }

const arePropsEqual = (before: ListingCardProps, after: ListingCardProps): boolean =>
  before.listing === after.listing &&
  before.liked === after.liked &&
  before.now === after.now &&
  before.pictures.join() === after.pictures.join()

/** A card of the list. It is memoized because a list may hold hundreds of cards. */
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

/** Shown on reserved and sold listings only. */
export function StatusBadge({ status }: Pick<Listing, 'status'>) {
  if (status === 'available') return null
  return (
    <span className={classes.status} data-status={status}>
      {statusLabels[status]}
    </span>
  )
}

const struck = (text: string) => <s>{text}</s>

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

export function ConditionBadge({ condition }: Pick<Listing, 'condition'>) {
  return (
    <span className={classes.condition} data-tone={conditionTone(condition)}>
      {conditionLabels[condition]}
    </span>
  )
}

/** Marks a listing that is unsent, or that was rejected, with a link to the reason. */
export function SyncBadge({ syncStatus }: Pick<Listing, 'syncStatus'>) {
  const { showUnsent } = useMarket()
  if (syncStatus === 'sent') return null
  if (syncStatus === 'waiting') {
    return (
      <Badge variant="default" leftSection={<IconCloudUp size={14} aria-hidden />}>
        {messages.waiting}
      </Badge>
    )
  }
  const why = (text: string) => (
    <a
      href="/profile?view=unsent"
      className={classes.why}
      onClick={(event) => {
        event.preventDefault()
        showUnsent()
      }}
    >
      {text}
    </a>
  )
  return (
    <Text size="sm" c="var(--danger)" fw={600}>
      <RichText parts={messages.notAccepted({ why })} />
    </Text>
  )
}

const shown = (text: string) => <span>{text}</span>

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

const statuses = labelled(listingStatuses, statusLabels)

/** The owner's actions. A rejected listing can only be deleted here; the profile's unsent view offers the rest. */
export function OwnerActions({ listing }: { listing: Listing }) {
  const { edit, askToDelete } = useMarket()
  const user = useUser()
  if (!user) return null
  const { title, status, syncStatus } = listing
  const mark = (value: string) => {
    const chosen = oneOf(listingStatuses, value)
    if (chosen) void listingActions(user).mark(listing, chosen)
  }
  return (
    <div className={classes.owner}>
      {syncStatus !== 'rejected' && (
        <>
          <div className={classes.ownerStatus}>
            <Chips fit label={messages.status({ title })} options={statuses} value={status} onChange={mark} />
          </div>
          <Button
            variant="default"
            aria-label={messages.editItem({ title })}
            leftSection={<IconPencil size={20} aria-hidden />}
            onClick={() => edit(listing)}
          >
            {messages.edit}
          </Button>
        </>
      )}
      <Button
        variant="light"
        color="coral"
        aria-label={messages.deleteItem({ title })}
        leftSection={<IconTrash size={20} aria-hidden />}
        onClick={() => askToDelete(listing)}
      >
        {messages.deleteLabel}
      </Button>
    </div>
  )
}
