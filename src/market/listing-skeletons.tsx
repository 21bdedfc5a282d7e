import { Button, Text, Title } from '@mantine/core'
import { IconClock, IconMapPin } from '@tabler/icons-react'
import { CardSkeletons } from '@/kit/layout/card-grid'
import { Facts } from '@/kit/layout/facts'
import { EarlyRows } from '@/kit/list/early-rows'
import { Picture } from '@/kit/media/picture'
import * as messages from '#words/market/market-page'
import type { MarketVariant } from '@/market/words/variants'
import { ConditionBadge } from './badges'
import classes from './market.module.css'

/** A listing whose words come later. What the app alone knows has its room already: nothing moves when it comes. */
const emptyCard = (social: boolean) => (
  <li className={classes.card}>
    <div className={classes.front}>
      <Picture src={null} alt="" tint="mango" className={classes.picture} />
    </div>
    <div className={classes.words}>
      <Title order={2} size="h5" className={classes.title} data-field="title" />
      <Text component="div" className={classes.price}>
        <span data-field="price" />
        {social && (
          <Text component="span" size="sm" c="var(--ink-soft)" fw={500} className={classes.former}>
            <s data-field="former" />
          </Text>
        )}
      </Text>
      <div className={`${classes.marks} ${classes.toCome}`}>
        <ConditionBadge condition="good" />
      </div>
      <Text size="sm" lineClamp={2} data-field="description" />
      <div className={classes.toCome}>
        <Facts
          facts={[
            { label: messages.location, icon: <IconMapPin size={18} aria-hidden />, text: messages.locationToCome },
            { label: messages.listed, icon: <IconClock size={18} aria-hidden />, text: messages.ageToCome },
          ]}
        />
      </div>
      {social && <div className={classes.sellerToCome} />}
    </div>
    <div className={`${classes.actions} ${classes.toCome}`}>
      <Button>{messages.contactSeller}</Button>
    </div>
  </li>
)

/** Shown while the listings load. */
export function ListingSkeletons({ variant: { path, title, loadingText, social } }: { variant: MarketVariant }) {
  return (
    <EarlyRows name={path} label={title} className={classes.grid} row={emptyCard(social)}>
      <CardSkeletons text={loadingText} height={320} className={classes.grid} />
    </EarlyRows>
  )
}
