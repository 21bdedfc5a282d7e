import * as v from 'valibot'
import { useState } from 'react'
import { saveDraft, readDraft } from '@/data/session-draft'
import type { UserId } from '@/domain/shared/ids'
import { draftOfProfile, type ProfileDraft, type ProfileValues } from '@/domain/account/profile'

const openStore = () => sessionStorage
const text = v.string()
const draftSchema = v.object({ fullName: text, phone: text, university: text, course: text, year: v.number() }) satisfies v.GenericSchema<unknown, ProfileDraft>

/** Each person's own: two accounts on one phone see nothing of each other. */
const keyOf = (id: UserId): string => `comrade-profile-draft-${id}`

type DraftState = {
  readonly draft: ProfileDraft
  change: (part: Partial<ProfileDraft>) => void
  /** Saved, or given up: the next edit begins with the profile again. */
  drop: () => void
}

/** What is typed into the form; it outlives a reload. */
export const useProfileDraft = (id: UserId, profile: ProfileValues): DraftState => {
  const [draft, setDraft] = useState<ProfileDraft>(() => readDraft(openStore, keyOf(id), draftSchema) ?? draftOfProfile(profile))
  const change = (part: Partial<ProfileDraft>) => {
    const next = { ...draft, ...part }
    setDraft(next)
    saveDraft(openStore, keyOf(id), next)
  }
  return { draft, change, drop: () => saveDraft(openStore, keyOf(id), null) }
}
