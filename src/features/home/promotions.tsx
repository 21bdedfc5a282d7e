import { Skeleton } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { useCatalogue } from '@/data/use-catalogue'
import classes from './promotions.module.css'
import { Section } from './section'

const PromotionsCarousel = lazy(() =>
  import('./promotions-carousel').then(({ PromotionsCarousel: component }) => ({ default: component })),
)

export function Promotions() {
  const promotions = useCatalogue('promotions')
  if (promotions?.length === 0) return null
  const waiting = <Skeleton className={classes.waiting ?? ''} />
  return (
    <Section id="promotions" title="Special Offers">
      {promotions ? (
        <Suspense fallback={waiting}>
          <PromotionsCarousel promotions={promotions} />
        </Suspense>
      ) : (
        waiting
      )}
    </Section>
  )
}
