import { hexOf } from '@/kit/rules/hex'
import type { UserId } from '@/kit/rules/ids'

const bytesOfOwner = 8

/** An id that all events of a user share in every file. It does not reveal the account. */
export const calendarOwner = async (userId: UserId): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`calendar of ${userId}`))
  return hexOf(new Uint8Array(digest).subarray(0, bytesOfOwner))
}
