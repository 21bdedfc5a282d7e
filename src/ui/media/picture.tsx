import { useState } from 'react'
import { smallPhoto } from '@/domain/shared/photo-name'
import { savesData } from '@/domain/shared/saves-data'
import classes from './picture.module.css'

export const fallbackPicture = '/pictures/campus.svg#fallback'

type PictureProps = {
  /** A drawn picture (`/pictures/<sheet>.svg#<name>`), a photo's address, or nothing. */
  src: string | null
  /** '' when the text beside it says the same. */
  alt: string
  tint?: 'lagoon' | 'mango' | 'coral'
  /** A drawn scene covers the whole tile, as a photo does; a drawn thing keeps its margin. */
  fill?: boolean
  /** A photo that is looked at by itself; who saves data sees the small one all the same. */
  large?: boolean
  className?: string
}

const isDrawn = (src: string) => /^\/pictures\/[a-z]+\.svg#[a-z0-9-]+$/.test(src)

/** What is tried for a picture, one after the other. */
const candidates = (src: string | null, large: boolean): readonly string[] => {
  if (src === null || src === '') return []
  return large && !savesData(navigator) ? [src] : [smallPhoto(src), src]
}

/** A picture on a tinted tile. A photo that does not load gives way to the one fallback picture. */
export function Picture({ src, alt, tint = 'lagoon', fill = false, large = false, className }: PictureProps) {
  const [broken, setBroken] = useState<readonly string[]>([])
  const shown = candidates(src, large).find((address) => !broken.includes(address)) ?? fallbackPicture
  const label = alt === '' ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': alt }
  return (
    <div className={`${classes.tile} ${className ?? ''}`} data-tint={tint}>
      {isDrawn(shown) ? (
        <svg className={classes.drawing} data-fill={fill && shown !== fallbackPicture} {...label}>
          <use href={shown} />
        </svg>
      ) : (
        <img
          className={classes.photo}
          src={shown}
          alt={alt}
          loading="lazy"
          decoding="async"
          width={400}
          height={300}
          onError={() => setBroken((known) => [...known, shown])}
        />
      )}
    </div>
  )
}
