import { Badge, Text } from '@mantine/core'
import type { CatalogueItem } from '@/data/catalogue-schemas'
import { useCatalogue } from '@/data/use-catalogue'
import { CardHeading } from './card-heading'
import { CardList } from './card-list'
import classes from './university.module.css'

const kinds: Record<CatalogueItem<'announcements'>['kind'], { label: string; color: string }> = {
  academic: { label: 'Academic', color: 'lagoon' },
  fees: { label: 'Fees', color: 'mango' },
  exams: { label: 'Exams', color: 'coral' },
  health: { label: 'Health', color: 'lagoon' },
  notice: { label: 'Notice', color: 'mango' },
}

export function Announcements({ item }: { item: string | null }) {
  return (
    <CardList
      label="Announcements"
      items={useCatalogue('announcements')}
      opened={item}
      loadingText="Loading announcements..."
      emptyText="No announcements right now."
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
