import type { Identity } from '@/kit/rules/ids'
import * as v from 'valibot'
import { useEffect, useEffectEvent, useState } from 'react'
import { deleteValues, storeUnless, storeValue, watchValues } from '@/store/key-values'
import type { EncodedPhoto } from '@/store/photos/encode-photo'
import { gossipTabValues, type GossipTab } from '@/gossip/rules/gossip-url'
import { releases, type Release } from '@/gossip/rules/posts'
import { photoTypes } from '@/kit/rules/photo-name'
import { draftPhotoKey } from './own-data'
import { reportAs } from '@/store/error-log/error-log'
import { tabId } from '@/store/tab-id'
import { useDraft } from '@/store/use-draft'
import { oneOf } from '@/kit/rules/choice'

const photoSchema = v.object({
  bytes: v.instance(ArrayBuffer),
  small: v.instance(ArrayBuffer),
  type: v.picklist(photoTypes),
})

type PostDraft = {
  readonly content: string
  readonly category: GossipTab
  readonly release: Release
  readonly photo: EncodedPhoto | null
}

/**
 * The draft of a post. Its photo is in the account's database, so that it survives when the browser discards the page
 * while the camera app is open.
 */
export const usePostDraft = (identity: Identity, tab: GossipTab) => {
  const { values, isApart, change, clear: clearText } = useDraft('gossip', { content: '', category: '', release: '' })
  const [photo, setPhoto] = useState<EncodedPhoto | null>(null)
  // The photo is kept apart when its text is.
  const key = isApart ? `${draftPhotoKey}/${tabId()}` : draftPhotoKey
  const storeApart = useEffectEvent(() => {
    if (isApart && photo)
      void storeUnless(identity, [key], ([stored]) => stored !== undefined, [{ key, value: photo }]).catch(
        reportAs('gossip'),
      )
  })

  useEffect(() => {
    let wasStored = false
    storeApart()
    const show = ([found]: readonly unknown[]) => {
      const stored = v.safeParse(photoSchema, found)
      if (stored.success) setPhoto(stored.output)
      // Another tab has sent the post, or taken the photo out.
      else if (wasStored) setPhoto(null)
      wasStored = stored.success
    }
    return watchValues(identity, [key], show)
  }, [identity, key])

  const attach = (chosen: EncodedPhoto | null) => {
    setPhoto(chosen)
    const stored = chosen ? storeValue(identity, key, chosen) : deleteValues(identity, key)
    // If storing fails, the photo is still in memory.
    void stored.catch(reportAs('gossip'))
  }
  const clear = () => {
    clearText()
    attach(null)
  }
  const draft: PostDraft = {
    content: values.content,
    category: oneOf(gossipTabValues, values.category) ?? tab,
    release: oneOf(releases, values.release) ?? 'soon',
    photo,
  }
  return { draft, update: change, attach, clear }
}
