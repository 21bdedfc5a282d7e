import * as v from 'valibot'

/** Opens session storage lazily: workers have none, and a browser that blocks it throws on access. */
type OpenStorage = () => { getItem(key: string): string | null; setItem(key: string, value: string): void }

/** Reads a draft saved before a reload of this tab. Returns null if there is none or it does not match the schema. */
export const readDraft = <Schema extends v.GenericSchema>(
  open: OpenStorage,
  key: string,
  schema: Schema,
): v.InferOutput<Schema> | null => {
  try {
    const saved = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), open().getItem(key))
    return saved.success ? saved.output : null
  } catch {
    return null
  }
}

/** Saves a draft until the tab is closed. Does nothing when the storage is blocked or full. */
export const saveDraft = (open: OpenStorage, key: string, draft: unknown): void => {
  try {
    open().setItem(key, JSON.stringify(draft))
  } catch {
    // The form still holds everything.
  }
}
