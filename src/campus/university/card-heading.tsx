import { Title } from '@mantine/core'
import { itemLink } from '@/kit/rules/item-link'
import type { UniversityTab } from '@/campus/rules/university-url'
import { ShareButton } from '@/kit/platform/share-button'
import classes from './university.module.css'

/** A card's title with a share button. */
export function CardHeading({ title, id, tab }: { title: string; id: string; tab: UniversityTab }) {
  return (
    <div className={classes.heading}>
      <Title order={2} size="h4">
        {title}
      </Title>
      <ShareButton title={title} url={itemLink(id, { tab })} />
    </div>
  )
}
