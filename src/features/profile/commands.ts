import { sendContactMessage } from '@/data/send-contact-message'
import { write, type Outcome } from '@/data/sync/write'
import type { User } from '@/data/session/session-state'
import type { UserId } from '@/domain/shared/ids'
import { contactLimits } from '@/domain/contact/contact-message'
import { profileChange, profileValues, type ProfileDraft } from '@/domain/account/profile'
import type { ShownProfile } from './queries'

/**
 * Saves the changed fields on this phone and queues them for the server.
 * @returns the outcome after a short wait; 'sent' when nothing differs
 * @throws StorageFullError | StorageUnavailableError; nothing was saved
 */
export const saveProfile = async (id: UserId, { profile, isPulled }: ShownProfile, draft: ProfileDraft): Promise<Outcome> => {
  const change = profileChange(profile, profileValues(draft))
  if (!change) return 'sent'
  const before = isPulled ? change.before : {}
  const { outcome } = await write(id, [{ action: 'update', table: 'profiles', row: id, values: change.values, before, baseRev: profile.rev }])
  return outcome()
}

/**
 * Sends the recorded errors to the team as a contact message; the newest lines if they are too many.
 * @throws StorageFullError | StorageUnavailableError if it cannot be stored
 */
export const sendErrorReport = ({ fullName, email }: User, report: string): Promise<void> =>
  sendContactMessage({ name: fullName?.trim() || email, email, subject: 'Error report', message: report.slice(0, contactLimits.message) })
