import * as v from 'valibot'

/** What is needed of session storage; a worker has none, and a browser that blocks it throws when it is named. */
type OpenStore = () => { getItem(key: string): string | null; setItem(key: string, value: string): void }

/** What was typed before a reload of this tab, if it still has the shape asked for; null otherwise. */
export const readDraft = <Schema extends v.GenericSchema>(
  open: OpenStore,
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

/** Keeps what was typed until the tab is closed. Where that cannot be, only a reload loses it. */
export const saveDraft = (open: OpenStore, key: string, draft: unknown): void => {
  try {
    open().setItem(key, JSON.stringify(draft))
  } catch {
    // Blocked or full: the form on the screen still holds everything.
  }
}
