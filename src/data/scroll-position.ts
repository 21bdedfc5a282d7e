import * as v from 'valibot'
import { saveDraft, readDraft } from './session-draft'

const placeSchema = v.nullable(v.object({ item: v.string(), offset: v.number() }))
type Place = v.InferOutput<typeof placeSchema>

const openStore = () => sessionStorage

/**
 * Keeps how far a list was scrolled until the tab is closed. A place belongs to one step of the history, so a fresh
 * visit begins at the top.
 * @param name the step and the list
 */
export const scrollPositionOf = (name: string) => {
  const key = `comrade-place/${name}`
  return {
    read: (): Place => readDraft(openStore, key, placeSchema),
    keep: (place: Place): void => saveDraft(openStore, key, place),
  }
}
