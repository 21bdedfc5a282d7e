import { ActionIcon, Badge, Button, Text, Title } from '@mantine/core'
import {
  IconArrowsDiff,
  IconBath,
  IconBed,
  IconBookmark,
  IconBookmarkFilled,
  IconCalendarCheck,
  IconHome,
  IconMapPin,
  IconPhoto,
  IconReceipt,
  IconWalk,
  IconWallet,
} from '@tabler/icons-react'
import { memo, useState, type ReactNode } from 'react'
import { keepDirectOrder } from '@/cart/store/keep-direct-order'
import { distanceOf } from '@/housing/rules/distance'
import type { Rental } from '@/housing/rules/rental'
import type { IsoDay } from '@/kit/rules/day'
import { lineId } from '@/kit/rules/ids'
import { itemLink } from '@/kit/rules/item-link'
import type { PhoneDigits } from '@/kit/rules/phone-links'
import * as messages from '#words/housing/rentals-page'
import { bookingMessage, inquiryMessage, monthlyPriceText } from '@/housing/words/rental'
import {
  amenityText,
  categoryText,
  confirmedText,
  depositText,
  distanceText,
  includedText,
  isStale,
} from '@/housing/words/rental-facts'
import { baths, beds } from '#words/housing/rental-facts'
import { formatKes } from '@/kit/words/money'
import { plainLine } from '@/kit/rules/plain-text'
import { Card, CardActions } from '@/kit/layout/card'
import { Picture } from '@/kit/media/picture'
import { PhoneButton } from '@/kit/platform/phone-button'
import { ShareButton } from '@/kit/platform/share-button'
import { RichText } from '@/kit/layout/rich-text'
import { TallText } from '@/kit/layout/tall-text'
import classes from './housing.module.css'
import stripClasses from './photo-strip.module.css'

const month = (text: string) => <span className={classes.month}>{text}</span>

/** The same object on every render. */
export type RentalActions = {
  readonly openPhotos: (id: string) => void
  readonly save: (id: string) => void
  readonly compare: (id: string) => void
}

type RentalCardProps = {
  rental: Rental
  opened: boolean
  saved: boolean
  compared: boolean
  today: IsoDay
  actions: RentalActions
}

export const RentalCard = memo(function RentalCard({
  rental,
  opened,
  saved,
  compared,
  today,
  actions,
}: RentalCardProps) {
  const { title, amenities } = rental
  const contact = { about: title, number: rental.phone, fullWidth: true }
  // The label stays in English, because the stored order keeps it (cart/direct-again.ts).
  const booking = { label: 'Book Now', message: bookingMessage(rental), price: monthlyPriceText(rental) }
  const inquiry = { ...booking, label: 'Inquire', message: inquiryMessage(rental) }
  const keep = (asked: typeof booking) => (digits: PhoneDigits) =>
    keepDirectOrder(
      { id: lineId(`rental:${rental.id}`), name: title, price: rental.monthlyPrice, quantity: 1, provider: '' },
      { digits, ...asked },
    )
  return (
    <Card data-id={rental.id} className={classes.card} opened={opened}>
      <Front rental={rental} saved={saved} compared={compared} actions={actions} />
      <div className={classes.words}>
        <Title order={2} size="h4">
          {title}
        </Title>
        <Text className={classes.price}>
          <RichText parts={messages.monthly({ price: formatKes(rental.monthlyPrice), month })} />
        </Text>
        <RentalFacts rental={rental} today={today} />
        {rental.description && (
          <TallText text={plainLine(rental.description)}>
            <Text size="sm">{rental.description}</Text>
          </TallText>
        )}
        {amenities.length > 0 && (
          <ul className={classes.amenities} aria-label={messages.amenities}>
            {amenities.map((amenity) => (
              <li key={amenity}>
                <Badge variant="default" fw={500} size="lg" className={classes.amenity}>
                  {amenityText(amenity)}
                </Badge>
              </li>
            ))}
          </ul>
        )}
      </div>
      <CardActions className={classes.actions}>
        <PhoneButton
          label={messages.inquire}
          chat={inquiry.message}
          onOpen={keep(inquiry)}
          variant="default"
          {...contact}
        />
        <PhoneButton
          label={messages.bookNow}
          chat={booking.message}
          onOpen={keep(booking)}
          variant="outline"
          {...contact}
        />
      </CardActions>
    </Card>
  )
})

type FrontProps = Pick<RentalCardProps, 'rental' | 'saved' | 'compared' | 'actions'>

/** The photos, with the buttons for them and for the whole rental. */
function Front({ rental, saved, compared, actions }: FrontProps) {
  const { id, title } = rental
  const [turned, setTurned] = useState(0)
  const photos = [...new Set([rental.image, ...rental.photos])].filter(
    (photo, _index, all) => photo !== null || all.length === 1,
  )
  const BookmarkIcon = saved ? IconBookmarkFilled : IconBookmark
  return (
    <div className={classes.front}>
      <PhotoStrip title={title} photos={photos} onTurn={setTurned} />
      <div className={classes.badges}>
        <Badge size="lg" variant="default">
          {messages.available}
        </Badge>
        {photos.length > 1 && (
          <Badge size="lg" variant="default" aria-hidden>
            {messages.photoCount({ number: String(turned + 1), count: String(photos.length) })}
          </Badge>
        )}
      </div>
      <div className={classes.corner}>
        <ActionIcon
          variant="default"
          aria-label={messages.saveRoom({ title })}
          title={saved ? messages.saved : messages.save}
          aria-pressed={saved}
          onClick={() => actions.save(id)}
        >
          <BookmarkIcon size={20} aria-hidden />
        </ActionIcon>
        <ShareButton title={title} url={itemLink(id)} />
      </div>
      <div className={classes.bottom}>
        <Button
          size="sm"
          variant={compared ? 'filled' : 'default'}
          aria-label={messages.compareRoom({ title })}
          aria-pressed={compared}
          leftSection={<IconArrowsDiff size={18} aria-hidden />}
          onClick={() => actions.compare(id)}
        >
          {messages.compare}
        </Button>
        <Button
          size="sm"
          variant="default"
          aria-label={messages.viewPhotosOf({ title })}
          aria-haspopup="dialog"
          data-photos-of={id}
          leftSection={<IconPhoto size={18} aria-hidden />}
          onClick={() => actions.openPhotos(id)}
        >
          {messages.viewPhotos}
        </Button>
      </div>
    </div>
  )
}

type PhotoStripProps = {
  title: string
  /** Distinct, never empty. */
  photos: readonly (string | null)[]
  /** The number of the photo in view, from 0. */
  onTurn: (index: number) => void
}

/** Photos side by side that the browser scrolls. All but the first load when the strip is first touched. */
function PhotoStrip({ title, photos, onTurn }: PhotoStripProps) {
  const [touched, setTouched] = useState(false)
  const [first = null, ...others] = photos
  if (others.length === 0) return <Picture fill src={first} alt="" className={stripClasses.picture} />
  const touch = () => setTouched(true)
  return (
    <div
      className={stripClasses.strip}
      role="group"
      aria-label={messages.photosOf({ title })}
      // The arrow keys scroll the focused strip.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      onPointerEnter={touch}
      onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => {
        touch()
        onTurn(Math.round(scrollLeft / clientWidth))
      }}
    >
      <Picture fill src={first} alt="" className={stripClasses.picture} />
      {others.map((photo) =>
        touched ? (
          <Picture fill key={photo} src={photo} alt="" className={stripClasses.picture} />
        ) : (
          <div key={photo} className={stripClasses.blank} />
        ),
      )}
    </div>
  )
}

/** The known facts of a rental besides its price, each with its icon. */
function RentalFacts({ rental, today }: { rental: Rental; today: IsoDay }) {
  const { location, bedrooms, bathrooms, deposit, included, confirmedOn } = rental
  const distance = distanceOf(rental)
  return (
    <>
      <Fact icon={<IconMapPin size={18} aria-hidden />}>{location}</Fact>
      {distance && <Fact icon={<IconWalk size={18} aria-hidden />}>{distanceText(distance)}</Fact>}
      <div className={classes.facts}>
        <Fact icon={<IconHome size={18} aria-hidden />}>{categoryText(rental.category)}</Fact>
        {bedrooms !== null && <Fact icon={<IconBed size={18} aria-hidden />}>{beds({ count: bedrooms })}</Fact>}
        {bathrooms !== null && <Fact icon={<IconBath size={18} aria-hidden />}>{baths({ count: bathrooms })}</Fact>}
        {deposit !== null && <Fact icon={<IconWallet size={18} aria-hidden />}>{depositText(deposit)}</Fact>}
      </div>
      {included.length > 0 && <Fact icon={<IconReceipt size={18} aria-hidden />}>{includedText(included)}</Fact>}
      {confirmedOn && (
        <Fact stale={isStale(confirmedOn, today)} icon={<IconCalendarCheck size={18} aria-hidden />}>
          {confirmedText(confirmedOn, today)}
        </Fact>
      )}
    </>
  )
}

function Fact({ icon, stale = false, children }: { icon: ReactNode; stale?: boolean; children: ReactNode }) {
  return (
    <Text size="sm" component="div" className={classes.fact} data-stale={stale}>
      {icon}
      <span>{children}</span>
    </Text>
  )
}
