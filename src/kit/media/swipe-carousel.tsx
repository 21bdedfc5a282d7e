// Chunk: carousel

import '@mantine/carousel/styles.layer.css'
import { Carousel } from '@mantine/carousel'
import { Text } from '@mantine/core'
import { useReducedMotion } from '@mantine/hooks'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import * as messages from '#words/kit/photos'
import type { EmblaApi } from './carousel-keys'
import { Picture } from './picture'
import classes from './photo-carousel.module.css'

export type PhotoCarouselProps = { title: string; photos: readonly string[]; onReady: (embla: EmblaApi) => void }

/** Loaded by photo-carousel.tsx when photos are first opened. */
export function SwipeCarousel({ title, photos, onReady }: PhotoCarouselProps) {
  const [shown, setShown] = useState(0)
  const reducedMotion = useReducedMotion()
  const hasSeveral = photos.length > 1
  return (
    <>
      <Carousel
        aria-label={messages.photosOf({ title })}
        emblaOptions={{ loop: hasSeveral, duration: reducedMotion ? 0 : 25 }}
        withControls={hasSeveral}
        withKeyboardEvents={false}
        controlSize={44}
        controlsOffset="xs"
        classNames={{ root: classes.carousel, control: classes.control, viewport: classes.viewport }}
        previousControlProps={{ 'aria-label': messages.previous }}
        nextControlProps={{ 'aria-label': messages.next }}
        previousControlIcon={<IconChevronLeft size={24} aria-hidden />}
        nextControlIcon={<IconChevronRight size={24} aria-hidden />}
        getEmblaApi={onReady}
        onSlideChange={setShown}
      >
        {photos.map((photo, index) => (
          <Carousel.Slide key={photo}>
            <Picture
              fill
              large
              src={photo}
              alt={messages.photo({ number: String(index + 1), count: String(photos.length), title })}
              className={classes.photo}
            />
          </Carousel.Slide>
        ))}
      </Carousel>
      <Text role="status" className={classes.counter}>
        {messages.position({ number: String(shown + 1), count: String(photos.length) })}
      </Text>
    </>
  )
}
