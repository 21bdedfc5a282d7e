import { Avatar, Text, Title } from '@mantine/core'
import { IconCalendarEvent, IconMapPin, IconWallet } from '@tabler/icons-react'
import '@mantine/core/styles/Avatar.layer.css'
import type { RoommateTab } from '@/domain/roommates/roommate-tabs'
import type { RoommateListing, RoomRequest } from '@/domain/roommates/roommates'
import { connectMessage, respondMessage } from '@/messages/roommates/roommates'
import { itemLink } from '@/domain/shared/item-link'
import { Card } from '@/ui/layout/card'
import { Facts } from '@/ui/layout/facts'
import { PhoneButton } from '@/ui/platform/phone-button'
import { ShareButton } from '@/ui/platform/share-button'
import classes from './roommates.module.css'

/** “Year 1” stays on one line. */
const unbrokenYear = (text: string) => text.replace(/Year (?=\d)/, 'Year\u00a0')

const requestsTab: RoommateTab = 'requests'

const locationFact = (location: string) => ({ label: 'Location', icon: <IconMapPin size={18} aria-hidden />, text: location })
const budgetFact = (budget: string) => ({ label: 'Budget', icon: <IconWallet size={18} aria-hidden />, text: budget })

/** A person who has a place and looks for a roommate. */
export function ListingCard({ listing, opened }: { listing: RoommateListing; opened: boolean }) {
  const { name, course, year, description } = listing
  return (
    <Card opened={opened}>
      <div className={classes.head}>
        <Avatar name={name} color="lagoon" size={56} aria-hidden />
        <div className={classes.words}>
          <Title order={2} size="h5">
            {name}
          </Title>
          <Text size="sm" c="var(--ink-soft)">
            {course}, {unbrokenYear(year)}
          </Text>
        </div>
        <ShareButton title={name} url={itemLink(listing.id)} />
      </div>
      <Facts facts={[locationFact(listing.location), budgetFact(listing.budget)]} />
      <Text size="sm">{description}</Text>
      <Tags label="Preferences" tags={listing.preferences} />
      <div className={classes.action}>
        <PhoneButton label="Connect" about={name} number={listing.contact} chat={connectMessage(listing)} fullWidth />
      </div>
    </Card>
  )
}

/** A person who looks for a room. */
export function RequestCard({ request, opened }: { request: RoomRequest; opened: boolean }) {
  const { title, postedBy, moveIn } = request
  return (
    <Card opened={opened}>
      <div className={classes.head}>
        <div className={classes.words}>
          <Title order={2} size="h5">
            {title}
          </Title>
          <Text size="sm" c="var(--ink-soft)">
            Posted by {unbrokenYear(postedBy)}
          </Text>
        </div>
        <ShareButton title={title} url={itemLink(request.id, { tab: requestsTab })} />
      </div>
      <Facts
        facts={[
          locationFact(request.location),
          budgetFact(request.budget),
          { label: 'Move-in', icon: <IconCalendarEvent size={18} aria-hidden />, text: moveIn },
        ]}
      />
      <Tags label="Requirements" tags={request.requirements} />
      <div className={classes.action}>
        <PhoneButton label="Respond" about={title} number={request.contact} chat={respondMessage(request)} fullWidth />
      </div>
    </Card>
  )
}

function Tags({ label, tags }: { label: string; tags: readonly string[] }) {
  return (
    <p className={classes.wishes}>
      <span className="visually-hidden">{label}: </span>
      {tags.map((tag, index) => (
        <span key={tag} className={classes.wish}>
          {tag}
          {index < tags.length - 1 && <span className="visually-hidden">, </span>}
        </span>
      ))}
    </p>
  )
}
