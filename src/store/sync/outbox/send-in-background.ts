import { updateBadge } from '@/store/badge'
import { drainAll } from './drain-all'

/**
 * Sends what waits. Throws when something is left, so that the browser tries again at growing intervals; after its last
 * chance, only pages send.
 */
export const sendInBackground = async (lastChance: boolean): Promise<void> => {
  if ((await drainAll(updateBadge)) && !lastChance) throw new Error('some operations could not be sent')
}
