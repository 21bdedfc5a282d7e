// Chunk: university

import { Badge, Container, Text } from '@mantine/core'
import { IconClock, IconMapPin } from '@tabler/icons-react'
import { Suspense } from 'react'
import { chosenCampus } from '@/store/chosen-campus'
import { preloadCatalogue, useCatalogueItems } from '@/store/use-catalogue'
import type { CatalogueItem } from '@/store/catalogue-schemas'
import type { UniversityTab } from '@/campus/rules/university-url'
import { eventDayText, universityTabs } from '@/campus/words/university/university-page'
import { dayInKenya, upcoming } from '@/campus/rules/links-and-events'
import * as messages from '#words/campus/university/university-page'
import * as buttons from '#words/kit/buttons'
import { ScreenHeader } from '@/kit/layout/screen-header'
import { ScreenTabs } from '@/kit/layout/screen-tabs'
import { lazyPart } from '@/kit/platform/lazy-part'
import { Facts } from '@/kit/layout/facts'
import { Picture } from '@/kit/media/picture'
import { useNow } from '@/kit/platform/use-now'
import { SpecialLinkList } from './special-links'
import { CardHeading, CardList } from './card-list'
import classes from './university.module.css'
import { myUniversity } from '#words/kit/screen-titles'

const ServicesTab = lazyPart(() => import('./services-tab').then((loaded) => loaded.ServicesTab))

type UniversityPageProps = {
  /** The tab and the open special link in the URL. */
  tab: UniversityTab
  link: string | null
  /** The announcement, event or service that a link opens. */
  item: string | null
  onTab: (tab: UniversityTab) => void
  onOpenLink: (id: string) => void
  onCloseLink: () => void
  onHome: () => void
}

export const preloadAnnouncements = () => preloadCatalogue('announcements')

export function UniversityPage({ tab, link, item, onTab, onOpenLink, onCloseLink, onHome }: UniversityPageProps) {
  return (
    <Container pb="xl">
      <ScreenHeader
        title={myUniversity}
        intro={chosenCampus().name}
        saved={tab === 'special-links'}
        backLabel={buttons.backToHome}
        onBack={onHome}
      />
      <ScreenTabs label={myUniversity} tabs={universityTabs} value={tab} onChange={onTab}>
        {tab === 'announcements' && <Announcements item={item} />}
        {tab === 'events' && <Events item={item} />}
        {tab === 'services' && (
          <Suspense>
            <ServicesTab item={item} />
          </Suspense>
        )}
        {tab === 'special-links' && <SpecialLinkList open={link} onOpen={onOpenLink} onClose={onCloseLink} />}
      </ScreenTabs>
    </Container>
  )
}

const kinds: Record<CatalogueItem<'announcements'>['kind'], string> = {
  academic: messages.academic,
  fees: messages.fees,
  exams: messages.exams,
  health: messages.health,
  notice: messages.notice,
}

export function Announcements({ item }: { item: string | null }) {
  return (
    <CardList
      label={messages.announcements}
      {...useCatalogueItems('announcements')}
      opened={item}
      loadingText={messages.loadingAnnouncements}
      emptyText={messages.noAnnouncements}
      emptyImage="/pictures/campus.svg#announcement"
    >
      {({ id, kind, title, text, from, period }) => (
        <div className={classes.words}>
          <Badge variant="default" fw={600}>
            {kinds[kind]}
          </Badge>
          <CardHeading title={title} id={id} tab="announcements" />
          <Text size="sm" className={classes.date}>
            {period}
          </Text>
          <Text>{text}</Text>
          <Text size="sm" c="var(--ink-soft)">
            {from}
          </Text>
        </div>
      )}
    </CardList>
  )
}

export function Events({ item }: { item: string | null }) {
  const { items, ...load } = useCatalogueItems('events')
  const today = dayInKenya(useNow())
  return (
    <CardList
      label={messages.events}
      items={items && upcoming(items, today)}
      {...load}
      opened={item}
      loadingText={messages.loadingEvents}
      emptyText={messages.noEvents}
      emptyImage="/pictures/campus.svg#event"
    >
      {({ id, title, description, place, time, date, image }) => (
        <div className={classes.pictured}>
          <Picture src={image} alt="" tint="mango" className={classes.picture} />
          <div className={classes.words}>
            <CardHeading title={title} id={id} tab="events" />
            {date && <Text className={classes.date}>{eventDayText(date)}</Text>}
            <Facts
              facts={[
                { label: messages.time, icon: <IconClock size={18} aria-hidden />, text: time },
                { label: messages.place, icon: <IconMapPin size={18} aria-hidden />, text: place },
              ]}
            />
            <Text>{description}</Text>
          </div>
        </div>
      )}
    </CardList>
  )
}
