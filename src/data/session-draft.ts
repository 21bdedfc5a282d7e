import * as v from 'valibot'
import { parseJson } from '@/domain/shared/parse-json'

/** Reads a draft saved before a reload of this tab. Returns null if there is none, or it does not match the schema. */
export const readDraft = <Schema extends v.GenericSchema>(key: string, schema: Schema): v.InferOutput<Schema> | null => {
  try {
    const saved = v.safeParse(schema, parseJson(sessionStorage.getItem(key) ?? ''))
    return saved.success ? saved.output : null
  } catch {
    // A browser that blocks the storage throws on access.
    return null
  }
}

/** Saves a draft until the tab is closed. Does nothing when the storage is blocked or full. */
export const saveDraft = (key: string, draft: unknown): void => {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft))
  } catch {
    // The form still holds everything.
  }
}
