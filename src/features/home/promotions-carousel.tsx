import '@mantine/carousel/styles.layer.css'
import '@mantine/core/styles/VisuallyHidden.layer.css'
import { Carousel } from '@mantine/carousel'
import { Badge, Text } from '@mantine/core'
import { useReducedMotion } from '@mantine/hooks'
import { Link } from '@tanstack/react-router'
import Autoplay from 'embla-carousel-autoplay'
import { useState } from 'react'
import type { CatalogueItem } from '@/data/catalogue-schemas'
import { Picture } from '@/ui/media/picture'
import { Rating } from '@/ui/media/rating'
import classes from './promotions.module.css'

const delayMs = 4000

/** One slide on a phone, two on a tablet, three on a larger screen. No autoplay for users who prefer reduced motion. */
export function PromotionsCarousel({ promotions }: { promotions: readonly CatalogueItem<'promotions'>[] }) {
  const reducedMotion = useReducedMotion()
  const [autoplay] = useState(() =>
    Autoplay({ delay: delayMs, stopOnInteraction: false, stopOnMouseEnter: true, stopOnFocusIn: true }),
  )
  return (
    <Carousel
      slideSize={{ base: '100%', sm: '50%', lg: '33.333%' }}
      slideGap="md"
      emblaOptions={{ loop: true, align: 'start' }}
      plugins={reducedMotion ? [] : [autoplay]}
      withIndicators={false}
      controlSize={44}
      classNames={{ control: classes.control }}
      previousControlProps={{ 'aria-label': 'Previous offer' }}
      nextControlProps={{ 'aria-label': 'Next offer' }}
    >
      {promotions.map((promotion) => (
        <Carousel.Slide key={promotion.id}>
          <PromotionCard promotion={promotion} />
        </Carousel.Slide>
      ))}
    </Carousel>
  )
}

function PromotionCard({ promotion }: { promotion: CatalogueItem<'promotions'> }) {
  const linkProps = { className: classes.card, 'data-tint': promotion.background }
  const content = <PromotionContent promotion={promotion} />
  return promotion.link.startsWith('https://') ? (
    <a {...linkProps} href={promotion.link} target="_blank" rel="noopener">
      {content}
    </a>
  ) : (
    <Link {...linkProps} to={promotion.link}>
      {content}
    </Link>
  )
}

function PromotionContent({ promotion }: { promotion: CatalogueItem<'promotions'> }) {
  return (
    <>
      <Picture src={promotion.image} alt="" tint={promotion.background} className={classes.picture} />
      <div className={classes.words}>
        <Badge color="mango.4">{promotion.badge}</Badge>
        <Text fw={750} size="lg" lh={1.2} mt={6}>
          {promotion.title}
        </Text>
        <Text size="sm" c="var(--ink-soft)">
          {promotion.description}
        </Text>
        <div className={classes.foot}>
          <Text className={classes.price}>{promotion.price}</Text>
          <Rating value={promotion.rating} />
        </div>
      </div>
    </>
  )
}
