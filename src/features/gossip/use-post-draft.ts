import type { Identity } from '@/domain/shared/ids'
import * as v from 'valibot'
import { useState } from 'react'
import { deleteValues, readValue, storeValue } from '@/data/key-values'
import type { EncodedPhoto } from '@/data/photos/encode-photo'
import { saveDraft, readDraft } from '@/data/session-draft'
import { longestPost } from '@/domain/gossip/posts'
import { gossipTabValues, type GossipTab } from '@/domain/gossip/gossip-url'
import { photoTypes } from '@/domain/shared/photo-name'
import { draftPhotoKey } from './stored-keys'
import { reportAs } from '@/data/error-log/error-log'
import { useAsync } from '@/data/use-async'

const textSchema = v.object({
  content: v.pipe(v.string(), v.maxLength(longestPost)),
  /** Null until the user picks one: the open tab. */
  category: v.nullable(v.picklist(gossipTabValues)),
})
const photoSchema = v.object({ bytes: v.instance(ArrayBuffer), small: v.instance(ArrayBuffer), type: v.picklist(photoTypes) })

type DraftText = v.InferOutput<typeof textSchema>
const empty: DraftText = { content: '', category: null }

type PostDraft = { readonly content: string; readonly category: GossipTab; readonly photo: EncodedPhoto | null }

/**
 * The draft of a post: text in sessionStorage, photo in IndexedDB. It survives navigation, a reload, and a page that the
 * browser discards while the camera app is open.
 */
export const usePostDraft = (identity: Identity, tab: GossipTab) => {
  const key = `comrade-gossip-draft/${identity}`
  const [text, setText] = useState<DraftText>(() => readDraft(key, textSchema) ?? empty)
  const [photo, setPhoto] = useState<EncodedPhoto | null>(null)

  useAsync(async (signal) => {
    const stored = v.safeParse(photoSchema, await readValue(identity, draftPhotoKey))
    if (!signal.aborted && stored.success) setPhoto((current) => current ?? stored.output)
  }, [identity], 'gossip')

  const update = (change: Partial<DraftText>) => {
    const next = { ...text, ...change }
    setText(next)
    saveDraft(key, next)
  }
  const attach = (chosen: EncodedPhoto | null) => {
    setPhoto(chosen)
    const stored = chosen ? storeValue(identity, draftPhotoKey, chosen) : deleteValues(identity, draftPhotoKey)
    // If storing fails, the photo is still in memory.
    void stored.catch(reportAs('gossip'))
  }
  const clear = () => {
    update(empty)
    attach(null)
  }
  const draft: PostDraft = { content: text.content, category: text.category ?? tab, photo }
  return { draft, update, attach, clear }
}
