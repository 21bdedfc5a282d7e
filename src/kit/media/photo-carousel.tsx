import { Text } from '@mantine/core'
import { Suspense } from 'react'
import * as messages from '#words/kit/photos'
import { lazyPart } from '../platform/lazy-part'
import { Picture } from './picture'
import classes from './photo-carousel.module.css'
import type { PhotoCarouselProps } from './swipe-carousel'

/** The first photo, without swiping: as long as the code is on its way, and where it cannot be had. */
function FirstPhoto({ title, photos }: PhotoCarouselProps) {
  return (
    <>
      <div className={classes.viewport}>
        <Picture
          fill
          large
          src={photos[0] ?? null}
          alt={messages.photo({ number: '1', count: String(photos.length), title })}
          className={classes.photo}
        />
      </div>
      <Text className={classes.counter}>{messages.position({ number: '1', count: String(photos.length) })}</Text>
    </>
  )
}

const SwipeCarousel = lazyPart<PhotoCarouselProps>(
  () => import('./swipe-carousel').then((loaded) => loaded.SwipeCarousel),
  FirstPhoto,
)

/** Photos to swipe through, one at a time. */
export function PhotoCarousel(props: PhotoCarouselProps) {
  return (
    <Suspense fallback={<FirstPhoto {...props} />}>
      <SwipeCarousel {...props} />
    </Suspense>
  )
}
