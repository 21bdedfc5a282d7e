import { canRead } from './can-read'
import { isInMemory } from './phone-or-memory'

/** Whether what is written stays on this phone. Private windows and browser settings may block storage. */
export const canStore = async (): Promise<boolean> => (await canRead()) && !isInMemory()
