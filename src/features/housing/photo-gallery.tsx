import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/VisuallyHidden.layer.css'
import { Modal, Text } from '@mantine/core'
import { useRef } from 'react'
import { formatKes } from '@/messages/shared/money'
import type { Rental } from '@/domain/housing/rental'
import { EmptyState } from '@/ui/feedback/empty-state'
import { handleCarouselKey, type EmblaApi } from '@/ui/media/carousel-keys'
import { PhotoCarousel } from '@/ui/media/photo-carousel'
import frame from '@/ui/overlay/modal-frame.module.css'
import classes from './photo-gallery.module.css'

/** The photos of one rental. Mounted only while open; the opener restores the focus. */
export function PhotoGallery({ rental, onClose }: { rental: Rental; onClose: () => void }) {
  const { title, photos } = rental
  const embla = useRef<EmblaApi | null>(null)
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
      classNames={{ content: frame.content, header: `${frame.header} ${classes.header}`, title: frame.title, body: classes.body }}
      onClose={onClose}
      onKeyDown={(event) => handleCarouselKey(embla.current, event)}
    >
      <Text size="sm" c="var(--ink-soft)" mb="sm">
        {formatKes(rental.monthlyPrice)} / month · {rental.location}
      </Text>
      {photos.length === 0 ? (
        <EmptyState image="/pictures/campus.svg#empty-photos" text="No additional photos available for this property." />
      ) : (
        <PhotoCarousel title={title} photos={photos} onReady={(api) => (embla.current = api)} />
      )}
    </Modal>
  )
}
