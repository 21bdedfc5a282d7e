import type { UserId } from '@/domain/shared/ids'

const bytesOfOwner = 8

/** What the events of a person have in common in every file, and nobody else's. It does not reveal the account. */
export const calendarOwner = async (userId: UserId): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`calendar of ${userId}`))
  return [...new Uint8Array(digest).subarray(0, bytesOfOwner)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
