import '@mantine/carousel/styles.layer.css'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/VisuallyHidden.layer.css'
import { Carousel } from '@mantine/carousel'
import { Modal, Text } from '@mantine/core'
import { useReducedMotion } from '@mantine/hooks'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useRef, useState, type ComponentProps, type KeyboardEvent } from 'react'
import { formatKes } from '@/domain/money'
import type { Rental } from '@/domain/rental'
import { EmptyState } from '@/ui/empty-state'
import { Picture } from '@/ui/picture'
import classes from './photo-gallery.module.css'

type EmblaApi = Parameters<NonNullable<ComponentProps<typeof Carousel>['getEmblaApi']>>[0]

/** What the keys do wherever the focus is in the dialog; Mantine's own keys work on the carousel alone. */
const moves: Readonly<Record<string, (embla: EmblaApi) => void>> = {
  ArrowRight: (embla) => embla.scrollNext(),
  ArrowLeft: (embla) => embla.scrollPrev(),
  Home: (embla) => embla.scrollTo(0),
  End: (embla) => embla.scrollTo(embla.scrollSnapList().length - 1),
}

/** The photos of one rental. Mounted while it is open; who opened it takes the focus back. */
export function PhotoGallery({ rental, onClose }: { rental: Rental; onClose: () => void }) {
  const { title, photos } = rental
  const embla = useRef<EmblaApi>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const move = moves[event.key]
    if (!move || !embla.current) return
    event.preventDefault()
    move(embla.current)
  }
  return (
    <Modal
      opened
      centered
      yOffset="1rem"
      size="xl"
      radius="lg"
      title={title}
      returnFocus={false}
      transitionProps={{ transition: 'fade' }}
      overlayProps={{ backgroundOpacity: 0.7 }}
      closeButtonProps={{ 'aria-label': 'Close photos', size: 44, iconSize: 24 }}
      classNames={{ content: classes.content ?? '', header: classes.header ?? '', title: classes.title ?? '', body: classes.body ?? '' }}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <Text size="sm" c="var(--ink-soft)" mb="sm">
        {formatKes(rental.monthlyPrice)} / month · {rental.location}
      </Text>
      {photos.length === 0 ? (
        <EmptyState image="/pictures/campus.svg#empty-photos" text="No additional photos available for this property." />
      ) : (
        <Photos title={title} photos={photos} onReady={(api) => (embla.current = api)} />
      )}
    </Modal>
  )
}

type PhotosProps = { title: string; photos: readonly string[]; onReady: (embla: EmblaApi) => void }

function Photos({ title, photos, onReady }: PhotosProps) {
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
        classNames={{ control: classes.control ?? '', viewport: classes.viewport ?? '' }}
        previousControlProps={{ 'aria-label': 'Previous photo' }}
        nextControlProps={{ 'aria-label': 'Next photo' }}
        previousControlIcon={<IconChevronLeft size={24} aria-hidden />}
        nextControlIcon={<IconChevronRight size={24} aria-hidden />}
        getEmblaApi={onReady}
        onSlideChange={setShown}
      >
        {photos.map((photo, place) => (
          <Carousel.Slide key={photo}>
            <Picture fill src={photo} alt={`Photo ${place + 1} of ${photos.length}: ${title}`} className={classes.photo ?? ''} />
          </Carousel.Slide>
        ))}
      </Carousel>
      <Text className={classes.counter ?? ''}>
        {shown + 1} of {photos.length}
      </Text>
    </>
  )
}
