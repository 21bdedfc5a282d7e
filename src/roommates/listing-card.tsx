import { Avatar, Text, Title } from '@mantine/core'
import { IconCalendarEvent, IconMapPin, IconWallet } from '@tabler/icons-react'
import '@mantine/core/styles/Avatar.layer.css'
import type { RoommateTab } from '@/roommates/rules/roommate-search'
import type { RoommateListing, RoomRequest } from '@/roommates/rules/roommates'
import * as messages from '#words/roommates/roommates-page'
import { connectMessage, respondMessage } from '@/roommates/words/roommates'
import { itemLink } from '@/kit/rules/item-link'
import { Card } from '@/kit/layout/card'
import { Facts } from '@/kit/layout/facts'
import { PhoneButton } from '@/kit/platform/phone-button'
import { ShareButton } from '@/kit/platform/share-button'
import classes from './roommates.module.css'

/** “Year 1” stays on one line. */
const unbrokenYear = (text: string) => text.replace(/Year (?=\d)/, 'Year\u00a0')

const requestsTab: RoommateTab = 'requests'

const locationFact = (location: string) => ({
  label: messages.location,
  icon: <IconMapPin size={18} aria-hidden />,
  text: location,
})
const budgetFact = (budget: string) => ({
  label: messages.budget,
  icon: <IconWallet size={18} aria-hidden />,
  text: budget,
})

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
            {messages.courseAndYear({ course, year: unbrokenYear(year) })}
          </Text>
        </div>
        <ShareButton title={name} url={itemLink(listing.id)} />
      </div>
      <Facts facts={[locationFact(listing.location), budgetFact(listing.budget)]} />
      <Text size="sm">{description}</Text>
      <Tags label={messages.preferences} tags={listing.preferences} />
      <div className={classes.action}>
        <PhoneButton
          label={messages.connect}
          about={name}
          number={listing.contact}
          chat={connectMessage(listing)}
          variant="outline"
          fullWidth
        />
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
            {messages.postedBy({ person: unbrokenYear(postedBy) })}
          </Text>
        </div>
        <ShareButton title={title} url={itemLink(request.id, { tab: requestsTab })} />
      </div>
      <Facts
        facts={[
          locationFact(request.location),
          budgetFact(request.budget),
          { label: messages.moveIn, icon: <IconCalendarEvent size={18} aria-hidden />, text: moveIn },
        ]}
      />
      <Tags label={messages.requirements} tags={request.requirements} />
      <div className={classes.action}>
        <PhoneButton
          label={messages.respond}
          about={title}
          number={request.contact}
          chat={respondMessage(request)}
          variant="outline"
          fullWidth
        />
      </div>
    </Card>
  )
}

function Tags({ label, tags }: { label: string; tags: readonly string[] }) {
  return (
    <p className={classes.tags}>
      <span className="visually-hidden">{`${label}: `}</span>
      {tags.map((tag, index) => (
        <span key={tag} className={classes.tag}>
          {tag}
          {index < tags.length - 1 && <span className="visually-hidden">{', '}</span>}
        </span>
      ))}
    </p>
  )
}
