import '@mantine/carousel/styles.layer.css'
import { Carousel } from '@mantine/carousel'
import { Text } from '@mantine/core'
import { useReducedMotion } from '@mantine/hooks'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useState, type ComponentProps, type KeyboardEvent } from 'react'
import { Picture } from './picture'
import classes from './photo-carousel.module.css'

export type EmblaApi = Parameters<NonNullable<ComponentProps<typeof Carousel>['getEmblaApi']>>[0]

/** What the keys do wherever the focus is in the dialog; Mantine's own keys work on the carousel alone. */
const moves: Readonly<Record<string, (embla: EmblaApi) => void>> = {
  ArrowRight: (embla) => embla.scrollNext(),
  ArrowLeft: (embla) => embla.scrollPrev(),
  Home: (embla) => embla.scrollTo(0),
  End: (embla) => embla.scrollTo(embla.scrollSnapList().length - 1),
}

const isTyping = ({ target }: KeyboardEvent) => target instanceof HTMLInputElement || target instanceof HTMLSelectElement

/** Turns the photos by key; for the dialog that holds them. */
export const turnByKey = (embla: EmblaApi | null, event: KeyboardEvent): void => {
  const move = moves[event.key]
  if (!move || !embla || isTyping(event)) return
  event.preventDefault()
  move(embla)
}

type PhotoCarouselProps = { title: string; photos: readonly string[]; onReady: (embla: EmblaApi) => void }

/** Photos to swipe or turn through, one at a time. */
export function PhotoCarousel({ title, photos, onReady }: PhotoCarouselProps) {
  const [shown, setShown] = useState(0)
  const still = useReducedMotion()
  const several = photos.length > 1
  return (
    <>
      <Carousel
        aria-label={`Photos of ${title}`}
        emblaOptions={{ loop: several, duration: still ? 0 : 25 }}
        withControls={several}
        withKeyboardEvents={false}
        controlSize={44}
        controlsOffset="xs"
        classNames={{ control: classes.control, viewport: classes.viewport }}
        previousControlProps={{ 'aria-label': 'Previous photo' }}
        nextControlProps={{ 'aria-label': 'Next photo' }}
        previousControlIcon={<IconChevronLeft size={24} aria-hidden />}
        nextControlIcon={<IconChevronRight size={24} aria-hidden />}
        getEmblaApi={onReady}
        onSlideChange={setShown}
      >
        {photos.map((photo, place) => (
          <Carousel.Slide key={photo}>
            <Picture fill large src={photo} alt={`Photo ${place + 1} of ${photos.length}: ${title}`} className={classes.photo} />
          </Carousel.Slide>
        ))}
      </Carousel>
      <Text className={classes.counter}>
        {shown + 1} of {photos.length}
      </Text>
    </>
  )
}
