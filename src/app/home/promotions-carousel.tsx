// Chunk: carousel

import '@mantine/carousel/styles.layer.css'
import '@mantine/core/styles/VisuallyHidden.layer.css'
import { Carousel } from '@mantine/carousel'
import { ActionIcon, Badge, Text, UnstyledButton } from '@mantine/core'
import { useReducedMotion } from '@mantine/hooks'
import { IconChevronLeft, IconChevronRight, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import Autoplay from 'embla-carousel-autoplay'
import { useState, type ComponentProps } from 'react'
import type { CatalogueItem } from '@/store/catalogue-schemas'
import * as messages from '#words/app/home/promotions'
import { Picture } from '@/kit/media/picture'
import { Rating } from '@/kit/media/rating'
import classes from './promotions-carousel.module.css'

const delayMs = 4000

/** The slides side by side on a large screen. */
const mostShown = 3

type EmblaApi = Parameters<NonNullable<ComponentProps<typeof Carousel>['getEmblaApi']>>[0]

/**
 * One slide on a phone, two on a tablet, three on a larger screen. Offers repeat, so that they fill the row and go on
 * turning. They do not turn for users who prefer reduced motion.
 */
export function PromotionsCarousel({ promotions }: { promotions: readonly CatalogueItem<'promotions'>[] }) {
  const reducedMotion = useReducedMotion()
  const [autoplay] = useState(() =>
    Autoplay({ delay: delayMs, stopOnInteraction: false, stopOnMouseEnter: true, stopOnFocusIn: true }),
  )
  const [paused, setPaused] = useState(false)
  const [embla, setEmbla] = useState<EmblaApi | null>(null)
  const [position, setPosition] = useState(0)
  const shown = position % promotions.length
  const repeats = Math.ceil((mostShown + 1) / promotions.length)
  const slides = Array.from({ length: repeats }, (_, repeat) =>
    promotions.map((promotion) => ({ promotion, repeat })),
  ).flat()
  return (
    <>
      <Carousel
        className={classes.carousel}
        slideSize={{ base: '100%', sm: '50%', lg: '33.333%' }}
        slideGap="md"
        emblaOptions={{ loop: true, align: 'start' }}
        plugins={reducedMotion || paused ? [] : [autoplay]}
        withControls={false}
        withIndicators={false}
        getEmblaApi={setEmbla}
        onSlideChange={setPosition}
      >
        {slides.map(({ promotion, repeat }) => (
          <Carousel.Slide key={`${promotion.id} ${repeat}`} aria-hidden={repeat > 0}>
            <PromotionCard promotion={promotion} repeated={repeat > 0} />
          </Carousel.Slide>
        ))}
      </Carousel>
      <div className={classes.controls}>
        <ActionIcon c="var(--ink)" aria-label={messages.previousOffer} onClick={() => embla?.scrollPrev()}>
          <IconChevronLeft size={22} />
        </ActionIcon>
        {promotions.map((promotion, index) => (
          <UnstyledButton
            key={promotion.id}
            className={classes.dot}
            aria-label={messages.offer({ number: String(index + 1), count: String(promotions.length) })}
            aria-current={index === shown}
            onClick={() => embla?.scrollTo(position - shown + index)}
          />
        ))}
        <ActionIcon c="var(--ink)" aria-label={messages.nextOffer} onClick={() => embla?.scrollNext()}>
          <IconChevronRight size={22} />
        </ActionIcon>
        {!reducedMotion && (
          <ActionIcon
            c="var(--ink)"
            aria-label={paused ? messages.play : messages.pause}
            onClick={() => setPaused(!paused)}
          >
            {paused ? <IconPlayerPlay size={20} /> : <IconPlayerPause size={20} />}
          </ActionIcon>
        )}
      </div>
    </>
  )
}

/** @param repeated a copy is there to be seen and tapped; the first one is for the keyboard and the screen reader */
function PromotionCard({ promotion, repeated }: { promotion: CatalogueItem<'promotions'>; repeated: boolean }) {
  const linkProps = { className: classes.card, 'data-tint': promotion.background, tabIndex: repeated ? -1 : undefined }
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
