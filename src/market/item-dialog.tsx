import { Text } from '@mantine/core'
import { IconClock, IconMapPin, IconTag } from '@tabler/icons-react'
import { useRef, type ReactNode } from 'react'
import { chosenCampus } from '@/store/chosen-campus'
import { useCampusName } from '@/store/use-campus-name'
import { variantOf } from '@/market/words/variants'
import type { VariantId } from '@/market/rules/market-url'
import type { Listing } from '@/market/rules/listing'
import { categoryLabels, locationText } from '@/market/words/listing'
import * as messages from '#words/market/market-dialogs'
import { Callout } from '@/kit/feedback/callout'
import { Facts } from '@/kit/layout/facts'
import { TallText } from '@/kit/layout/tall-text'
import { handleCarouselKey, type EmblaApi } from '@/kit/media/carousel-keys'
import { PhotoCarousel } from '@/kit/media/photo-carousel'
import { ShareButton } from '@/kit/platform/share-button'
import { useNow } from '@/kit/platform/use-now'
import { ContactSeller } from './contact-seller'
import { LikeButton } from './like-button'
import { useLiked } from './liked'
import { MarketDialog } from './market-dialog'
import { Price, Seller } from './listing-card'
import { ConditionBadge, SyncBadge, StatusBadge } from './badges'
import classes from './market.module.css'
import { OwnerActions } from './owner-actions'
import { usePictures } from './queries'
import { ReportItem } from './report-item'
import { SellerItems } from './seller-items'
import type { ListingElsewhere } from './use-open-listing'

type ItemDialogProps = { variant: VariantId; listing: Listing; onClose: () => void }

/** Shows one listing: photos, full text, actions and what else its seller sells. */
export function ItemDialog({ others, ...props }: ItemDialogProps & { others: readonly Listing[] }) {
  const { listing } = props
  const liked = useLiked()?.has(listing.id) ?? false
  return (
    <ItemDetails
      {...props}
      pictures={usePictures([listing])(listing)}
      like={!listing.own && <LikeButton listing={listing} liked={liked} />}
      below={others.length > 0 && <SellerItems seller={listing.seller} listings={others} />}
    />
  )
}

/** Shows a listing of another campus. */
export function ItemElsewhere({ campus, ...props }: ItemDialogProps & ListingElsewhere) {
  const name = useCampusName(campus)
  return (
    <ItemDetails {...props}>
      <Callout tone="info" title={messages.atCampus({ campus: name })}>
        {messages.otherCampus({ campus: chosenCampus().name })}
      </Callout>
    </ItemDetails>
  )
}

type ItemDetailsProps = ItemDialogProps & {
  pictures: readonly string[]
  children?: ReactNode
  like?: ReactNode
  below?: ReactNode
}

function ItemDetails({ variant: id, listing, pictures, onClose, children, like, below }: ItemDetailsProps) {
  const variant = variantOf(id)
  const embla = useRef<EmblaApi | null>(null)
  const now = useNow(20_000)
  const { title, description, own, status } = listing
  return (
    <MarketDialog
      isStep
      title={title}
      closeLabel={messages.closeItem}
      onClose={onClose}
      onKeyDown={(event) => handleCarouselKey(embla.current, event)}
    >
      {pictures.length > 0 && (
        <div className={classes.photos}>
          <PhotoCarousel
            key={pictures.join()}
            title={title}
            photos={pictures}
            onReady={(api) => (embla.current = api)}
          />
        </div>
      )}
      <div className={classes.item}>
        {children}
        <Price listing={listing} withFormer />
        <div className={classes.marks}>
          <ConditionBadge condition={listing.condition} />
          <StatusBadge status={status} />
          <SyncBadge syncStatus={listing.syncStatus} />
        </div>
        {description && (
          <TallText text={description}>
            <Text className={classes.whole}>{description}</Text>
          </TallText>
        )}
        <Facts
          facts={[
            {
              label: messages.category,
              icon: <IconTag size={18} aria-hidden />,
              text: categoryLabels[listing.category],
            },
            { label: messages.location, icon: <IconMapPin size={18} aria-hidden />, text: locationText(listing) },
            {
              label: messages.listed,
              icon: <IconClock size={18} aria-hidden />,
              text: variant.age(listing.listedAt, now),
            },
          ]}
        />
        <Seller listing={listing} />
        <div className={classes.actions}>
          {own ? <OwnerActions listing={listing} /> : status !== 'sold' && <ContactSeller listing={listing} />}
          <div className={classes.small}>
            {like}
            <ShareButton title={title} url={`${variant.path}?item=${listing.id}`} />
          </div>
        </div>
        {below}
        {!own && <ReportItem listing={listing} />}
      </div>
    </MarketDialog>
  )
}
