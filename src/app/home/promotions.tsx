import { Skeleton } from '@mantine/core'
import { Suspense } from 'react'
import { useCatalogue } from '@/store/use-catalogue'
import { specialOffers } from '#words/app/home/home'
import { lazyPart } from '@/kit/platform/lazy-part'
import classes from './promotions.module.css'
import { Section } from './section'

const PromotionsCarousel = lazyPart(() => import('./promotions-carousel').then((loaded) => loaded.PromotionsCarousel))

export function Promotions() {
  const promotions = useCatalogue('promotions')
  if (promotions?.length === 0) return null
  const skeleton = <Skeleton className={classes.waiting} />
  return (
    <Section id="promotions" title={specialOffers}>
      {promotions ? (
        <Suspense fallback={skeleton}>
          <PromotionsCarousel promotions={promotions} />
        </Suspense>
      ) : (
        skeleton
      )}
    </Section>
  )
}
