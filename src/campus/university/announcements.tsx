import { Badge, Text } from '@mantine/core'
import type { CatalogueItem } from '@/store/catalogue-schemas'
import { useCatalogueItems } from '@/store/use-catalogue'
import * as messages from '#words/campus/university/university-page'
import { CardHeading } from './card-heading'
import { CardList } from './card-list'
import classes from './university.module.css'

const kinds: Record<CatalogueItem<'announcements'>['kind'], { label: string; color: string }> = {
  academic: { label: messages.academic, color: 'lagoon' },
  fees: { label: messages.fees, color: 'mango' },
  exams: { label: messages.exams, color: 'coral' },
  health: { label: messages.health, color: 'lagoon' },
  notice: { label: messages.notice, color: 'mango' },
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
          <Badge variant="light" tt="none" color={kinds[kind].color}>
            {kinds[kind].label}
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
