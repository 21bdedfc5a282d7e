import * as v from 'valibot'
import { useState } from 'react'
import { saveDraft, readDraft } from '@/data/session-draft'
import type { UserId } from '@/domain/shared/ids'
import { draftOfProfile, type ProfileDraft, type ProfileValues } from '@/domain/account/profile'

const text = v.string()
const draftSchema = v.object({ fullName: text, phone: text, university: text, course: text, year: v.number() }) satisfies v.GenericSchema<unknown, ProfileDraft>

/** One key per user: accounts on one phone must not see each other's drafts. */
const keyOf = (id: UserId): string => `comrade-profile-draft-${id}`

type DraftState = {
  readonly draft: ProfileDraft
  change: (part: Partial<ProfileDraft>) => void
  clear: () => void
}

/** The draft of the profile form, saved in sessionStorage so that it survives a reload. */
export const useProfileDraft = (id: UserId, profile: ProfileValues): DraftState => {
  const [draft, setDraft] = useState<ProfileDraft>(() => readDraft(keyOf(id), draftSchema) ?? draftOfProfile(profile))
  const change = (part: Partial<ProfileDraft>) => {
    const next = { ...draft, ...part }
    setDraft(next)
    saveDraft(keyOf(id), next)
  }
  return { draft, change, clear: () => saveDraft(keyOf(id), null) }
}
