import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { Identity } from '@/data/outbox/operation'
import { userDb } from '@/data/outbox/user-db'

type PhotoBytes = { readonly bytes: ArrayBuffer; readonly type: string }

/** An external store for an object URL: created on subscribe, revoked on unsubscribe. */
const objectUrlStore = (photo: PhotoBytes | null) => {
  let url: string | null = null
  return {
    read: () => url,
    subscribe(onChange: () => void) {
      if (!photo) return () => {}
      const created = URL.createObjectURL(new Blob([photo.bytes], { type: photo.type }))
      url = created
      onChange()
      return () => URL.revokeObjectURL(created)
    },
  }
}

/** An object URL of the photo; null without a photo. */
export const useBytesUrl = (photo: PhotoBytes | null): string | null => {
  const { subscribe, read } = useMemo(() => objectUrlStore(photo), [photo])
  return useSyncExternalStore(subscribe, read)
}

/** The URL of a post's picture: on the server once the post is public, until then from this phone. */
export const usePostPicture = (identity: Identity, post: string, image: string | null, isPublic: boolean): string | null => {
  const [stored, setStored] = useState<PhotoBytes | null>(null)
  const isLocal = image !== null && !isPublic
  useEffect(() => {
    if (!isLocal) return
    let cancelled = false
    const lane = `gossip_submissions/${post}`
    userDb(identity)
      .photos.where('lane')
      .equals(lane)
      .first()
      .then(
        (photo) => !cancelled && setStored(photo ?? null),
        () => {},
      )
    return () => {
      cancelled = true
    }
  }, [identity, post, isLocal])
  const local = useBytesUrl(stored)
  // A local picture stays in use after publication, which saves a download.
  return local ?? (isLocal ? null : image)
}
