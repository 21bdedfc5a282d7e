import { useState } from 'react'
import { photosOf } from '#words/housing/rentals-page'
import { Picture } from '@/kit/media/picture'
import classes from './photo-strip.module.css'

type PhotoStripProps = {
  title: string
  /** Distinct, never empty. */
  photos: readonly (string | null)[]
  /** The number of the photo in view, from 0. */
  onTurn: (index: number) => void
}

/**
 * Photos that a finger moves sideways: the browser's own scrolling. The others load when the strip is first touched.
 */
export function PhotoStrip({ title, photos, onTurn }: PhotoStripProps) {
  const [touched, setTouched] = useState(false)
  const [first = null, ...others] = photos
  if (others.length === 0) return <Picture fill src={first} alt="" className={classes.picture} />
  const touch = () => setTouched(true)
  return (
    <div
      className={classes.strip}
      role="group"
      aria-label={photosOf({ title })}
      // Scrolled with the arrow keys.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      onPointerEnter={touch}
      onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => {
        touch()
        onTurn(Math.round(scrollLeft / clientWidth))
      }}
    >
      <Picture fill src={first} alt="" className={classes.picture} />
      {others.map((photo) =>
        touched ? (
          <Picture fill key={photo} src={photo} alt="" className={classes.picture} />
        ) : (
          <div key={photo} className={classes.blank} />
        ),
      )}
    </div>
  )
}
