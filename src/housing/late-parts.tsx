import { useEffect, useRef } from 'react'
import * as messages from '#words/housing/rentals-page'
import { showToast } from '@/kit/feedback/toast'
import { lazyPart } from '@/kit/platform/lazy-part'

type Closable = { onClose: () => void }

/** Shown when the code of a dialog cannot be loaded: says so and takes the dialog out of the URL. */
const unavailable = (title: string) =>
  function Unavailable({ onClose }: Closable) {
    const close = useRef(onClose)
    useEffect(() => {
      showToast({ title, description: messages.tryOnline, tone: 'destructive' })
      close.current()
    }, [])
    return null
  }

function NoMap() {
  return <p role="status">{messages.mapUnavailable}</p>
}

export const PhotoGallery = lazyPart(
  () => import('./photo-gallery').then((loaded) => loaded.PhotoGallery),
  unavailable(messages.photosUnavailable),
)
export const FilterSheet = lazyPart(
  () => import('./filter-sheet').then((loaded) => loaded.FilterSheet),
  unavailable(messages.filtersUnavailable),
)
export const CompareDialog = lazyPart(
  () => import('./compare-dialog').then((loaded) => loaded.CompareDialog),
  unavailable(messages.comparisonUnavailable),
)
export const AreaMap = lazyPart(() => import('./area-map').then((loaded) => loaded.AreaMap), NoMap)
