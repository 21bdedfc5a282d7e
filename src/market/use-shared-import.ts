import { useEffect, useEffectEvent, useState } from 'react'
import { deleteShared, readShared } from '@/store/shared-listing'
import type { ListingDraft } from '@/market/rules/listing-form'
import { withSharedText } from '@/market/rules/shared-text'
import { showToast } from '@/kit/feedback/toast'
import { addPhoto, type ChangePhotos } from './add-photo'
import { sharedLost, tooLargePhotos, tooManyPhotos } from './toasts'
import { reportAs } from '@/store/error-log/error-log'

type FormSetters = {
  readonly changeDraft: (change: (draft: ListingDraft) => ListingDraft) => Promise<boolean>
  readonly changePhotos: ChangePhotos
}

/** Copies what another app shared into the form. It is deleted only when all of it has been saved with the form. */
const importShared = async (openedForShare: boolean, { changeDraft, changePhotos }: FormSetters): Promise<void> => {
  const shared = await readShared().catch(reportAs('share'))
  if (!shared) {
    if (openedForShare) showToast(sharedLost)
    return
  }
  let saved = await changeDraft((draft) => withSharedText(draft, shared.words))
  // One at a time: two would exceed the memory of a small phone.
  for (const photo of shared.photos) saved = (await addPhoto(photo, changePhotos)) && saved
  if (shared.more) showToast(tooManyPhotos)
  if (shared.large) showToast(tooLargePhotos)
  if (saved) await deleteShared().catch(reportAs('share'))
}

type UseSharedOptions = {
  /** Whether the form of a new listing has loaded. */
  readonly ready: boolean
  /** Whether the form was opened to receive the shared content. */
  readonly openedForShare: boolean
  readonly onDone: () => void
}

/** Imports what another app shared, once per form. Returns whether the import is running. */
export const useSharedImport = ({ ready, openedForShare, onDone }: UseSharedOptions, form: FormSetters): boolean => {
  const [done, setDone] = useState(false)
  const start = useEffectEvent(() => importShared(openedForShare, form))
  const finish = useEffectEvent(() => {
    setDone(true)
    if (openedForShare) onDone()
  })
  useEffect(() => {
    if (ready) void start().then(() => finish())
  }, [ready])
  return ready && !done
}
