import '@mantine/carousel/styles.layer.css'
import { Carousel } from '@mantine/carousel'
import { Text } from '@mantine/core'
import { useReducedMotion } from '@mantine/hooks'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useState, type ComponentProps, type KeyboardEvent } from 'react'
import { Picture } from './picture'
import classes from './photo-carousel.module.css'

export type EmblaApi = Parameters<NonNullable<ComponentProps<typeof Carousel>['getEmblaApi']>>[0]

/** Keys that work anywhere in the dialog. Mantine's own work only in the carousel. */
const keyActions: Readonly<Record<string, (embla: EmblaApi) => void>> = {
  ArrowRight: (embla) => embla.scrollNext(),
  ArrowLeft: (embla) => embla.scrollPrev(),
  Home: (embla) => embla.scrollTo(0),
  End: (embla) => embla.scrollTo(embla.scrollSnapList().length - 1),
}

const isTyping = ({ target }: KeyboardEvent) => target instanceof HTMLInputElement || target instanceof HTMLSelectElement

/** The key handler for the dialog that contains the carousel. */
export const handleCarouselKey = (embla: EmblaApi | null, event: KeyboardEvent): void => {
  const action = keyActions[event.key]
  if (!action || !embla || isTyping(event)) return
  event.preventDefault()
  action(embla)
}

type PhotoCarouselProps = { title: string; photos: readonly string[]; onReady: (embla: EmblaApi) => void }

/** Photos to swipe through, one at a time. */
export function PhotoCarousel({ title, photos, onReady }: PhotoCarouselProps) {
  const [shown, setShown] = useState(0)
  const reducedMotion = useReducedMotion()
  const hasSeveral = photos.length > 1
  return (
    <>
      <Carousel
        aria-label={`Photos of ${title}`}
        emblaOptions={{ loop: hasSeveral, duration: reducedMotion ? 0 : 25 }}
        withControls={hasSeveral}
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
        {photos.map((photo, index) => (
          <Carousel.Slide key={photo}>
            <Picture fill large src={photo} alt={`Photo ${index + 1} of ${photos.length}: ${title}`} className={classes.photo} />
          </Carousel.Slide>
        ))}
      </Carousel>
      <Text className={classes.counter}>
        {shown + 1} of {photos.length}
      </Text>
    </>
  )
}
