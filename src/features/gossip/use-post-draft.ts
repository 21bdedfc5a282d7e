import * as v from 'valibot'
import { useEffect, useState } from 'react'
import type { Identity } from '@/data/outbox/operation'
import { userDb } from '@/data/outbox/user-db'
import type { EncodedPhoto } from '@/data/photos/encode-photo'
import { saveDraft, readDraft } from '@/data/session-draft'
import { longestPost } from '@/domain/gossip/posts'
import { gossipTabs, type GossipTab } from '@/domain/gossip/gossip-url'
import { photoTypes } from '@/domain/shared/photo-name'
import { draftPhotoKey } from './stored-keys'

const openStore = () => sessionStorage
const textSchema = v.object({
  content: v.pipe(v.string(), v.maxLength(longestPost)),
  /** Null as long as nobody has chosen: the tab that is open. */
  category: v.nullable(v.picklist(gossipTabs.map(({ value }) => value))),
})
const photoSchema = v.object({ bytes: v.instance(ArrayBuffer), small: v.instance(ArrayBuffer), type: v.picklist(photoTypes) })

type DraftText = v.InferOutput<typeof textSchema>
const empty: DraftText = { content: '', category: null }

type PostDraft = { readonly content: string; readonly category: GossipTab; readonly photo: EncodedPhoto | null }

/** What is being written; a reload, another screen or a camera app that pushes this one out loses none of it. */
export const usePostDraft = (identity: Identity, tab: GossipTab) => {
  const key = `comrade-gossip-draft/${identity}`
  const [text, setText] = useState<DraftText>(() => readDraft(openStore, key, textSchema) ?? empty)
  const [photo, setPhoto] = useState<EncodedPhoto | null>(null)

  useEffect(() => {
    let gone = false
    userDb(identity)
      .keyValues.get(draftPhotoKey)
      .then(
        (note) => {
          const kept = v.safeParse(photoSchema, note?.value)
          if (!gone && kept.success) setPhoto((current) => current ?? kept.output)
        },
        () => {},
      )
    return () => {
      gone = true
    }
  }, [identity])

  const write = (change: Partial<DraftText>) => {
    const next = { ...text, ...change }
    setText(next)
    saveDraft(openStore, key, next)
  }
  const attach = (chosen: EncodedPhoto | null) => {
    setPhoto(chosen)
    const { keyValues } = userDb(identity)
    const keep = async () => {
      if (chosen) await keyValues.put({ key: draftPhotoKey, value: chosen })
      else await keyValues.delete(draftPhotoKey)
    }
    // A phone that cannot keep it still has it on the screen.
    void keep().catch(() => {})
  }
  const clear = () => {
    write(empty)
    attach(null)
  }
  const draft: PostDraft = { content: text.content, category: text.category ?? tab, photo }
  return { draft, write, attach, clear }
}
