import { Text, Title } from '@mantine/core'
import type { Storefront } from '@/shops/words/registry'
import { Card } from '@/kit/layout/card'
import { CardSkeletons, gridClass } from '@/kit/layout/card-grid'
import { EarlyRows } from '@/kit/list/early-rows'
import { Picture } from '@/kit/media/picture'
import { hasTiles } from './use-card-form'
import classes from './storefront.module.css'

/** Shown while the offerings load. @param path of the screen */
export function OfferingSkeletons({ spec, path }: { spec: Storefront; path: string }) {
  const cards = hasTiles(spec) ? 'tiles' : 'small'
  return (
    <EarlyRows name={path} label={spec.title} className={gridClass()} cards={cards} row={<EmptyCard spec={spec} />}>
      <CardSkeletons cards={cards} text={spec.loadingText} height={240} />
    </EarlyRows>
  )
}

/** An offering whose words come later. */
function EmptyCard({ spec }: { spec: Storefront }) {
  return (
    <Card className={classes.card} data-tile={hasTiles(spec)}>
      <div className={classes.media}>
        <Picture src={null} alt="" tint={spec.tint} className={classes.picture} />
      </div>
      <div className={classes.words}>
        <Title order={2} size="h5" className={classes.name}>
          <span className={classes.open} data-field="name" />
        </Title>
        <Text size="sm" className={classes.provider} data-field="provider" />
        <Text size="sm" className={classes.description} data-field="description" />
        <div className={classes.marks} />
      </div>
      <div className={classes.cost}>
        <Text className={classes.price} data-field="price" />
        {spec.unitPrices && <Text size="xs" className={classes.unit} />}
      </div>
    </Card>
  )
}
