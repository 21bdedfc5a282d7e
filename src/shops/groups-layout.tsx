import { Badge, Text, Title } from '@mantine/core'
import type { OfferingGroup } from '@/shops/rules/offering'
import { EmptyState } from '@/kit/feedback/empty-state'
import { useRatings } from '@/store/provider-scores'
import type { Rating } from '@/shops/rules/ratings/score'
import { ProviderRating } from '@/kit/media/provider-rating'
import { HoursLine } from '@/kit/platform/hours-line'
import type { LayoutProps } from './layout-props'
import { OfferingList } from './offering-list'
import classes from './storefront.module.css'

/** One section per provider, with its offerings. */
export function GroupsLayout(props: LayoutProps) {
  const { spec, assortment, view } = props
  const readRating = useRatings()
  const opened = assortment.offerings.find((offering) => offering.id === view.item)
  const groups = assortment.groups.filter(
    (group) => spec.categories.length === 0 || group.category === view.category || group.id === opened?.group,
  )
  if (groups.length === 0) return <EmptyState image="/pictures/campus.svg#empty-search" text={spec.emptyText} />
  return groups.map((group) => (
    <section key={group.id} className={classes.group} aria-labelledby={group.id}>
      <GroupHeading group={group} rating={readRating(group.ratedAs, group.rating)} rate={props.rate} />
      <OfferingList
        {...props}
        label={group.name}
        offerings={assortment.offerings.filter((offering) => offering.group === group.id)}
      />
    </section>
  ))
}

type GroupHeadingProps = { group: OfferingGroup; rating: Rating; rate: LayoutProps['rate'] }

function GroupHeading({ group, rating, rate }: GroupHeadingProps) {
  return (
    <div className={classes.groupHeading}>
      <Title order={2} size="h3" id={group.id}>
        {group.name}
      </Title>
      <div className={classes.facts}>
        <ProviderRating {...rating} />
        {group.facts.map((fact) => (
          <Text key={fact} size="sm" c="var(--ink-soft)">
            {fact}
          </Text>
        ))}
        {group.badge && <Badge color="mango.4">{group.badge}</Badge>}
      </div>
      <HoursLine hours={group.hours} of="shop" />
      {group.ratedAs && rate(group.ratedAs, group.name)}
    </div>
  )
}
