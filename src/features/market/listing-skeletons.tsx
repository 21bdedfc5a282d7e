import { Text, Title } from '@mantine/core'
import { CardSkeletons } from '@/ui/layout/card-grid'
import { EarlyRows } from '@/ui/list/early-rows'
import { Picture } from '@/ui/media/picture'
import type { MarketVariant } from '@/messages/market/variants'
import classes from './market.module.css'

/** A listing whose words come later. */
const emptyCard = (
  <li className={classes.card}>
    <div className={classes.front}>
      <Picture src={null} alt="" tint="mango" className={classes.picture} />
    </div>
    <div className={classes.words}>
      <Title order={2} size="h5" className={classes.title} data-field="title" />
      <Text component="div" className={classes.price} data-field="price" />
      <Text size="sm" lineClamp={2} data-field="description" />
    </div>
  </li>
)

/** Shown while the listings load. */
export function ListingSkeletons({ variant: { path, title, loadingText } }: { variant: MarketVariant }) {
  return (
    <EarlyRows name={path} label={title} className={classes.grid} row={emptyCard}>
      <CardSkeletons text={loadingText} height={320} className={classes.grid} />
    </EarlyRows>
  )
}
