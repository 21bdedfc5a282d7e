// Chunk: carousel

import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/VisuallyHidden.layer.css'
import { Button, Modal, Text } from '@mantine/core'
import { IconMaximize, IconMinimize } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import * as messages from '#words/housing/photo-gallery'
import { formatKes } from '@/kit/words/money'
import type { Rental } from '@/housing/rules/rental'
import { EmptyState } from '@/kit/feedback/empty-state'
import { handleCarouselKey, type EmblaApi } from '@/kit/media/carousel-keys'
import { PhotoCarousel } from '@/kit/media/photo-carousel'
import { useCloseOnBack } from '@/kit/overlay/close-on-back'
import frame from '@/kit/overlay/modal-frame.module.css'
import classes from './photo-gallery.module.css'

/** The photos of one rental. Mounted only while open; the opener restores the focus. */
export function PhotoGallery({ rental, onClose }: { rental: Rental; onClose: () => void }) {
  const { title, photos } = rental
  const embla = useRef<EmblaApi | null>(null)
  const [full, setFull] = useState(false)
  useCloseOnBack(onClose, { isStep: true })
  const FullIcon = full ? IconMinimize : IconMaximize
  return (
    <Modal
      opened
      closeOnEscape={false}
      centered
      fullScreen={full}
      yOffset="1rem"
      size="xl"
      radius={full ? 0 : 'lg'}
      title={title}
      returnFocus={false}
      transitionProps={{ transition: 'fade' }}
      overlayProps={{ backgroundOpacity: 0.7 }}
      closeButtonProps={{ 'aria-label': messages.closePhotos, size: 44, iconSize: 24 }}
      classNames={{
        content: frame.content,
        header: `${frame.header} ${classes.header}`,
        title: frame.title,
        body: classes.body,
      }}
      onClose={onClose}
      onKeyDown={(event) => handleCarouselKey(embla.current, event)}
    >
      <div className={classes.line}>
        <Text size="sm" c="var(--ink-soft)">
          {messages.monthlyAt({ price: formatKes(rental.monthlyPrice), location: rental.location })}
        </Text>
        {photos.length > 0 && (
          <Button variant="subtle" leftSection={<FullIcon size={20} aria-hidden />} onClick={() => setFull(!full)}>
            {full ? messages.leaveFullScreen : messages.fullScreen}
          </Button>
        )}
      </div>
      {photos.length === 0 ? (
        <EmptyState image="/pictures/campus.svg#empty-photos" text={messages.noPhotos} />
      ) : (
        <div className={full ? classes.full : ''}>
          <PhotoCarousel title={title} photos={photos} onReady={(api) => (embla.current = api)} />
        </div>
      )}
    </Modal>
  )
}
