import type { Identity } from '@/kit/rules/ids'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { useAsync } from '@/store/use-async'
import { readUnsentPhoto } from '@/store/sync/rows'

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
  return useSyncExternalStore(subscribe, read, read)
}

/** The URL of a post's picture: on the server once the post is public, until then from this phone. */
export const usePostPicture = (
  identity: Identity,
  post: string,
  image: string | null,
  isPublic: boolean,
): string | null => {
  const [stored, setStored] = useState<PhotoBytes | null>(null)
  const isLocal = image !== null && !isPublic
  useAsync(
    async (signal) => {
      if (!isLocal) return
      const photo = await readUnsentPhoto(identity, 'gossip_submissions', post)
      if (!signal.aborted) setStored(photo)
    },
    [identity, post, isLocal],
    'gossip',
  )
  const local = useBytesUrl(stored)
  // A local picture stays in use after publication, which saves a download.
  return local ?? (isLocal ? null : image)
}
