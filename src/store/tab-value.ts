import * as v from 'valibot'
import { parseJson } from '@/kit/rules/parse-json'

/** Reads a value saved before a reload of this tab. Returns null if there is none, or it does not match the schema. */
export const readTabValue = <Schema extends v.GenericSchema>(
  key: string,
  schema: Schema,
): v.InferOutput<Schema> | null => {
  try {
    const saved = v.safeParse(schema, parseJson(sessionStorage.getItem(key) ?? ''))
    return saved.success ? saved.output : null
  } catch {
    // A browser that blocks the storage throws on access.
    return null
  }
}

/** Saves a value until the tab is closed. Does nothing when the storage is blocked or full. */
export const saveTabValue = (key: string, value: unknown): void => {
  try {
    sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // The page still holds it.
  }
}
