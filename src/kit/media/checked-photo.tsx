// Chunk: ui-shared

import { useEffect, useEffectEvent, useRef, useState, type ComponentProps } from 'react'
import { minuteMs } from '@/kit/rules/durations'
import { headBytes, isShowable } from '@/kit/rules/picture-head'

export type CheckedPhotoProps = ComponentProps<'img'> & { src: string; onError: () => void }

/** A network can swallow a request; the slowest takes less for a photo of the app. */
const limitMs = 2 * minuteMs

/** As far from the screen as Chromium begins to load lazy pictures on a fast network. */
const nearby = '1250px'

/**
 * A photo that is downloaded here and looked at before the browser decodes it, as the worker does on the pages that it
 * controls.
 */
export function CheckedPhoto({ src, alt, onError, ...image }: CheckedPhotoProps) {
  const place = useRef<HTMLImageElement>(null)
  const [url, setUrl] = useState<string>()
  const fail = useEffectEvent(onError)

  useEffect(() => {
    const leaving = new AbortController()
    let made: string | undefined
    const load = async () => {
      const response = await fetch(src, {
        signal: AbortSignal.any([leaving.signal, AbortSignal.timeout(limitMs)]),
        credentials: 'omit',
      })
      const file = await response.blob()
      const isPhoto = response.ok && isShowable(new Uint8Array(await file.slice(0, headBytes).arrayBuffer()))
      if (leaving.signal.aborted) return
      if (!isPhoto) return fail()
      made = URL.createObjectURL(file)
      setUrl(made)
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        load().catch(() => leaving.signal.aborted || fail())
      },
      { rootMargin: nearby },
    )
    if (place.current) observer.observe(place.current)
    return () => {
      observer.disconnect()
      leaving.abort()
      if (made !== undefined) URL.revokeObjectURL(made)
    }
  }, [src])

  return <img {...image} ref={place} src={url} alt={alt} onError={onError} />
}
