import { useEffect, useEffectEvent, useState } from 'react'
import { deleteShared, readShared } from '@/data/shared-listing'
import type { ListingDraft } from '@/domain/market/listing-form'
import { withSharedText } from '@/domain/market/shared-text'
import { showToast } from '@/ui/feedback/toast'
import { addPhoto, type ChoosePhotos } from './add-photo'
import { sharedLost, tooManyPhotos } from './toasts'

type Writable = {
  readonly write: (change: (draft: ListingDraft) => ListingDraft) => Promise<boolean>
  readonly choose: ChoosePhotos
}

/** Brings what another app shared into the form. It is let go only when the form has all of it, on this phone. */
const takeUp = async (announced: boolean, { write, choose }: Writable): Promise<void> => {
  const shared = await readShared().catch(() => null)
  if (!shared) {
    if (announced) showToast(sharedLost)
    return
  }
  let kept = await write((draft) => withSharedText(draft, shared.words))
  // One after another: two at once are too much for a small phone's memory.
  for (const photo of shared.photos) kept = (await addPhoto(photo, choose)) && kept
  if (shared.more) showToast(tooManyPhotos)
  if (kept) await deleteShared().catch(() => {})
}

type Sharing = {
  /** A new listing's form, with what was typed into it before. */
  readonly ready: boolean
  /** Whether the form was opened for it. */
  readonly announced: boolean
  readonly onDone: () => void
}

/** Takes up what was shared, once for a form; answers whether that is going on. */
export const useShared = ({ ready, announced, onDone }: Sharing, form: Writable): boolean => {
  const [done, setDone] = useState(false)
  const begin = useEffectEvent(() => takeUp(announced, form))
  const end = useEffectEvent(() => {
    setDone(true)
    if (announced) onDone()
  })
  useEffect(() => {
    if (ready) void begin().then(() => end())
  }, [ready])
  return ready && !done
}
