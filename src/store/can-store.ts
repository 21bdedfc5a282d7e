import { canRead } from './can-read'
import { isInMemory } from './phone-or-memory'

/** True if this phone can store data. Private windows and browser settings may block storage. */
export const canStore = async (): Promise<boolean> => (await canRead()) && !isInMemory()
