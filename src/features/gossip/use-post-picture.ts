import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { Identity } from '@/data/outbox/operation'
import { userDb } from '@/data/outbox/user-db'

type Kept = { readonly bytes: ArrayBuffer; readonly type: string }

/** An address for bytes that lives as long as somebody shows them. */
const addressOf = (photo: Kept | null) => {
  let url: string | null = null
  return {
    read: () => url,
    hold(onChange: () => void) {
      if (!photo) return () => {}
      const made = URL.createObjectURL(new Blob([photo.bytes], { type: photo.type }))
      url = made
      onChange()
      return () => URL.revokeObjectURL(made)
    },
  }
}

/** The bytes as an address that this page can show; null for none. */
export const useBytesUrl = (photo: Kept | null): string | null => {
  const { hold, read } = useMemo(() => addressOf(photo), [photo])
  return useSyncExternalStore(hold, read)
}

/** Where a post's picture is: with the server once everybody sees it, until then on this phone. */
export const usePostPicture = (identity: Identity, post: string, image: string | null, isPublic: boolean): string | null => {
  const [kept, setKept] = useState<Kept | null>(null)
  const isHere = image !== null && !isPublic
  useEffect(() => {
    if (!isHere) return
    let gone = false
    const lane = `gossip_submissions/${post}`
    userDb(identity)
      .photos.where('lane')
      .equals(lane)
      .first()
      .then(
        (photo) => !gone && setKept(photo ?? null),
        () => {},
      )
    return () => {
      gone = true
    }
  }, [identity, post, isHere])
  const local = useBytesUrl(kept)
  // Once here, it stays until the card goes: the same picture need not be fetched.
  return local ?? (isHere ? null : image)
}
