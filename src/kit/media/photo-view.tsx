// Chunk: ui-shared

import { DialogFrame } from '../overlay/dialog-frame'
import { Picture, type PictureProps } from './picture'
import classes from './photo-view.module.css'

export type PhotoViewProps = Pick<PictureProps, 'src' | 'alt'> & { onClose: () => void }

/** The whole of a photo, as large as the screen has room for. Loaded by photo-button.tsx when the first one opens. */
export function PhotoView({ src, alt, onClose }: PhotoViewProps) {
  return (
    <DialogFrame
      fullScreen
      title={alt}
      transitionProps={{ transition: 'fade' }}
      removeScrollProps={{ allowPinchZoom: true }}
      onClose={onClose}
    >
      <Picture fill large src={src} alt={alt} className={classes.photo} />
    </DialogFrame>
  )
}
