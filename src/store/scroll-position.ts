import * as v from 'valibot'
import { saveTabValue, readTabValue } from './tab-value'

const positionSchema = v.nullable(v.object({ item: v.string(), offset: v.number() }))
type ScrollPosition = v.InferOutput<typeof positionSchema>

/**
 * Stores the scroll position of a list until the tab is closed. Each history entry has its own, so a new visit starts
 * at the top.
 * @param name identifies the history entry and the list
 */
export const scrollPositionOf = (name: string) => {
  const key = `comrade-place/${name}`
  return {
    read: (): ScrollPosition => readTabValue(key, positionSchema),
    save: (position: ScrollPosition): void => saveTabValue(key, position),
  }
}
