import * as v from 'valibot'
import { adminSearch, type AdminSearch } from '@/domain/admin/admin-url'
import { saveDraft, readDraft } from '@/data/session-draft'

/** The panel's state lasts as long as the browser tab. Passwords are never stored. */

const locationKey = 'comrade-admin-place'
const setupKey = 'comrade-admin-setup'

/** Where the panel was left, so that signing in again returns there. */
export const saveLocation = (search: AdminSearch): void => saveDraft(locationKey, search)
export const savedLocation = (): AdminSearch => adminSearch(readDraft(locationKey, v.record(v.string(), v.unknown())) ?? {})

const setupSchema = v.object({ fullName: v.string(), email: v.string(), code: v.string() })
export type SetupDraft = v.InferOutput<typeof setupSchema>

export const saveSetupDraft = (draft: SetupDraft): void => saveDraft(setupKey, draft)
export const readSetupDraft = (): SetupDraft => readDraft(setupKey, setupSchema) ?? { fullName: '', email: '', code: '' }
export const deleteSetupDraft = (): void => saveDraft(setupKey, null)

const formSchema = v.object({
  id: v.string(),
  rev: v.nullable(v.number()),
  values: v.record(v.string(), v.string()),
  photos: v.array(v.string()),
  known: v.array(v.string()),
  /** The item as it was when the form was opened; null for a new one. */
  base: v.nullable(v.object({ values: v.record(v.string(), v.string()), photos: v.array(v.string()) })),
})
/** The edited item and what was typed. */
export type StoredForm = Readonly<v.InferOutput<typeof formSchema>>

export const saveForm = (key: string, form: StoredForm | null): void => saveDraft(key, form)
export const readForm = (key: string): StoredForm | null => readDraft(key, formSchema)
