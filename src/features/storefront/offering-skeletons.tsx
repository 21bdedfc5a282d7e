import { Text, Title } from '@mantine/core'
import type { Storefront } from '@/messages/storefronts/registry'
import { Card } from '@/ui/layout/card'
import { CardSkeletons, gridClass } from '@/ui/layout/card-grid'
import { EarlyRows } from '@/ui/list/early-rows'
import { Picture } from '@/ui/media/picture'
import classes from './storefront.module.css'

/** Shown while the offerings load. @param path of the screen */
export function OfferingSkeletons({ spec, path }: { spec: Storefront; path: string }) {
  return (
    <EarlyRows name={path} label={spec.title} className={gridClass()} cards="small" row={<EmptyCard spec={spec} />}>
      <CardSkeletons cards="small" text={spec.loadingText} height={320} />
    </EarlyRows>
  )
}

/** An offering whose words come later. */
function EmptyCard({ spec }: { spec: Storefront }) {
  return (
    <Card className={classes.card}>
      <Picture src={null} alt="" tint={spec.tint} className={classes.picture} />
      <div className={classes.words}>
        <Title order={2} size="h5" data-field="name" />
        <Text size="sm" c="var(--ink-soft)" data-field="provider" />
        <Text size="sm" className={classes.description} data-field="description" />
      </div>
      <div className={classes.buy}>
        <Text className={classes.price} data-field="price" />
      </div>
    </Card>
  )
}
