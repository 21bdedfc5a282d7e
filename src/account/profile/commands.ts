import { sendContactMessage } from '@/pages/contact/store/send-contact-message'
import { updateOf, write, type Written } from '@/store/sync/write'
import type { User } from '@/store/session/session-state'
import type { UserId } from '@/kit/rules/ids'
import { contactLimits } from '@/pages/contact/rules/contact-message'
import { cutText } from '@/kit/rules/cut-text'
import { editedValues, type ProfileDraft } from '@/account/rules/profile'
import type { ShownProfile } from './queries'

/**
 * Saves the changed fields on this phone and queues them for the server.
 * @returns null when nothing differs
 * @throws StorageFullError | StorageUnavailableError; nothing was saved
 */
export const saveProfile = async (
  id: UserId,
  { profile, isPulled }: ShownProfile,
  draft: ProfileDraft,
): Promise<Written | null> => {
  const update = updateOf('profiles', profile, editedValues(profile, draft))
  if (!update) return null
  // Before the first pull, the shown values are not the server's.
  return write(id, [isPulled ? update : { ...update, before: {} }])
}

/**
 * Sends the recorded errors to the team as a contact message; the newest lines if they are too many.
 * @throws StorageFullError | StorageUnavailableError if it cannot be stored
 */
export const sendErrorReport = ({ fullName, email }: User, report: string): Promise<void> =>
  sendContactMessage({
    name: fullName?.trim() || email,
    email,
    subject: 'Error report',
    message: cutText(report, contactLimits.message),
  })
