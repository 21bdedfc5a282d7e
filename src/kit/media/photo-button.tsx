import { UnstyledButton } from '@mantine/core'
import { Suspense, useState } from 'react'
import { openPhoto } from '#words/kit/photo-button'
import { lazyPart } from '../platform/lazy-part'
import { Picture, type PictureProps } from './picture'
import classes from './photo-button.module.css'
import type { PhotoViewProps } from './photo-view'

const PhotoView = lazyPart<PhotoViewProps>(() => import('./photo-view').then((loaded) => loaded.PhotoView))

/** A photo that a tap opens whole. */
export function PhotoButton(picture: PictureProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <UnstyledButton
        className={classes.button}
        aria-haspopup="dialog"
        aria-label={openPhoto}
        title={openPhoto}
        onClick={() => setOpen(true)}
      >
        <Picture {...picture} />
      </UnstyledButton>
      <Suspense>{isOpen && <PhotoView src={picture.src} alt={picture.alt} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
