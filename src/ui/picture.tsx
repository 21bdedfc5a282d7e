import { useState } from 'react'
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
  className?: string
}

const isDrawn = (src: string) => /^\/pictures\/[a-z]+\.svg#[a-z0-9-]+$/.test(src)

/** A picture on a tinted tile. A photo that does not load gives way to the one fallback picture. */
export function Picture({ src, alt, tint = 'lagoon', fill = false, className }: PictureProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const shown = src === null || src === '' || src === broken ? fallbackPicture : src
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
          onError={() => setBroken(shown)}
        />
      )}
    </div>
  )
}
