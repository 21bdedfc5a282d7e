import { Suspense, useState } from 'react'
import { fallbackPicture, isDrawnPicture } from '@/kit/rules/own-address'
import { publicFiles, smallPhoto } from '@/kit/rules/photo-name'
import { savesData } from '@/kit/rules/saves-data'
import { lazyPart } from '../platform/lazy-part'
import type { CheckedPhotoProps } from './checked-photo'
import classes from './picture.module.css'

export type PictureProps = {
  /** A drawn picture (`/pictures/<sheet>.svg#<name>`), the URL of a photo, or null. */
  src: string | null
  /** '' when adjacent text says the same. */
  alt: string
  tint?: 'lagoon' | 'mango' | 'coral'
  /** True if a drawn picture covers the whole tile, as a photo does, instead of having a margin. */
  fill?: boolean
  /** True to load the full-size photo. In data-saving mode the small one is loaded anyway. */
  large?: boolean
  className?: string
}

/** The URLs to try, in order. */
const candidates = (src: string | null, large: boolean): readonly string[] => {
  if (src === null || src === '') return []
  return large && !savesData(navigator) ? [src] : [smallPhoto(src), src]
}

/** True if the worker looks at the photos of this page before the browser decodes them. */
const isControlled = () => 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null

const CheckedPhoto = lazyPart<CheckedPhotoProps>(() => import('./checked-photo').then((loaded) => loaded.CheckedPhoto))

/** A picture on a tinted tile. When a photo does not load, the fallback picture is shown. */
export function Picture({ src, alt, tint = 'lagoon', fill = false, large = false, className }: PictureProps) {
  const [broken, setBroken] = useState<readonly string[]>([])
  const shown = candidates(src, large).find((url) => !broken.includes(url)) ?? fallbackPicture
  const [controlled] = useState(isControlled)
  const Photo = !controlled && shown.includes(publicFiles) ? CheckedPhoto : 'img'
  const label = alt === '' ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': alt }
  return (
    <div className={`${classes.tile} ${className ?? ''}`} data-tint={tint}>
      {isDrawnPicture(shown) ? (
        <svg className={classes.drawing} data-fill={fill && shown !== fallbackPicture} {...label}>
          <use href={shown} />
        </svg>
      ) : (
        <Suspense>
          <Photo
            key={shown}
            className={classes.photo}
            src={shown}
            alt={alt}
            loading="lazy"
            decoding="async"
            width={400}
            height={300}
            onError={() => setBroken((previous) => [...previous, shown])}
          />
        </Suspense>
      )}
    </div>
  )
}
