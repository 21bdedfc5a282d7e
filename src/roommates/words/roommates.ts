import type { RoommateListing, RoomRequest } from '@/roommates/rules/roommates'
import { site } from '@/kit/rules/site'

/** The chat message of the Connect button. */
export const connectMessage = ({ name, location, budget }: RoommateListing): string =>
  `Hello ${name}! I saw your roommate listing on ${site.name} (${location}, ${budget}) and would like to connect about it. Is the place still free?`

/** The chat message of the Respond button. */
export const respondMessage = ({ title, location, budget }: RoomRequest): string =>
  `Hello! I am responding to your room request on ${site.name}: "${title}" (${location}, ${budget}). Are you still looking?`

/** The chat message of the Get Help button. */
export const helpMessage = `Hello ${site.name}! I need help with finding a roommate.`
