// Chunk: market-dialogs

import { Button, NativeSelect, Text, Title, UnstyledButton } from '@mantine/core'
import { IconClock, IconFlag, IconMapPin, IconTag } from '@tabler/icons-react'
import { useRef, useState, type FormEvent, type ReactNode } from 'react'
import { chosenCampus } from '@/store/chosen-campus'
import { useCampusName } from '@/store/use-campus-name'
import { knownSession } from '@/store/session/session-state'
import type { VariantId } from '@/market/rules/market-url'
import type { Listing } from '@/market/rules/listing'
import { valueOf } from '@/kit/rules/choice'
import { reportReasons, type ReportReason } from '@/kit/rules/report-reasons'
import { variantOf } from '@/market/words/variants'
import { categoryLabels, locationText } from '@/market/words/listing'
import { reportReasonChoices } from '@/kit/words/report-reasons'
import { formatKes } from '@/kit/words/money'
import * as messages from '#words/market/market-dialogs'
import { login } from '#words/kit/buttons'
import { Callout } from '@/kit/feedback/callout'
import { Facts } from '@/kit/layout/facts'
import { TallText } from '@/kit/layout/tall-text'
import { handleCarouselKey, type EmblaApi } from '@/kit/media/carousel-keys'
import { PhotoCarousel } from '@/kit/media/photo-carousel'
import { ShareButton } from '@/kit/platform/share-button'
import { useNow } from '@/kit/platform/use-now'
import { showToast } from '@/kit/feedback/toast'
import { Picture } from '@/kit/media/picture'
import { reportItem, useUser } from './commands'
import { ContactSeller } from './contact-seller'
import { LikeButton, useLiked } from './liked'
import { ConditionBadge, OwnerActions, Price, Seller, StatusBadge, SyncBadge } from './listing-card'
import { useMarket } from './market-actions'
import { MarketDialog } from './market-dialog'
import classes from './market.module.css'
import { usePictures, type ListingElsewhere } from './queries'
import dialog from './item-dialog.module.css'
import { signInToReport } from './toasts'

type ItemDialogProps = { variant: VariantId; listing: Listing; onClose: () => void }

/** Shows one listing: photos, full text, actions and the seller's other items. */
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
      size={pictures.length > 0 ? 'min(64rem, 94vw)' : 'lg'}
      title={title}
      closeLabel={messages.closeItem}
      onClose={onClose}
      onKeyDown={(event) => handleCarouselKey(embla.current, event)}
    >
      <div className={pictures.length > 0 ? dialog.columns : ''}>
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
      </div>
    </MarketDialog>
  )
}

/** A seller's other items for sale, in a row that scrolls. */
function SellerItems({ seller, listings }: { seller: string; listings: readonly Listing[] }) {
  const { openItem } = useMarket()
  const picturesFor = usePictures(listings)
  return (
    <section className={dialog.others} aria-labelledby="seller-items">
      <Title order={3} size="h5" id="seller-items">
        {messages.moreFrom({ seller })}
      </Title>
      <ul className={dialog.row}>
        {listings.map((listing) => (
          <li key={listing.id}>
            <UnstyledButton className={dialog.item} onClick={() => openItem(listing)}>
              <Picture src={picturesFor(listing)[0] ?? null} alt="" tint="mango" />
              <Text component="span" size="sm" fw={600} lineClamp={1}>
                {listing.title}
              </Text>
              <Text component="span" size="sm" className={dialog.price}>
                {formatKes(listing.price)}
              </Text>
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Reports a listing to our team. The seller does not learn who reported it. */
function ReportItem({ listing }: { listing: Listing }) {
  const { logIn } = useMarket()
  const user = useUser()
  const [open, setOpen] = useState(false)
  const [reason, setReason] = useState<ReportReason>(reportReasons[0])

  const openForm = async () => {
    if ((await knownSession()).status === 'in') setOpen(true)
    else showToast({ ...signInToReport, action: { label: login, onClick: logIn } })
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (!user) return
    setOpen(false)
    if (!(await reportItem(user, listing.id, reason))) setOpen(true)
  }

  if (!open) {
    return (
      <Button
        variant="subtle"
        color="coral"
        leftSection={<IconFlag size={20} aria-hidden />}
        onClick={() => void openForm()}
      >
        {messages.report}
      </Button>
    )
  }
  return (
    <form className={classes.report} onSubmit={(event) => void send(event)}>
      <NativeSelect
        size="md"
        label={messages.whatIsWrong}
        description={messages.onlyOurTeam}
        data={reportReasonChoices}
        value={reason}
        onChange={(event) => setReason(valueOf(reportReasons, event.currentTarget.value))}
      />
      <div className={classes.pair}>
        <Button variant="default" onClick={() => setOpen(false)}>
          {messages.cancel}
        </Button>
        <Button type="submit" color="coral">
          {messages.sendReport}
        </Button>
      </div>
    </form>
  )
}
