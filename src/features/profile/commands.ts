import { outcomeSoon, type Outcome } from '@/data/outbox/outcome'
import { write } from '@/data/outbox/write'
import type { UserId } from '@/domain/shared/ids'
import { profileChange, profileValues, type ProfileDraft } from '@/domain/account/profile'
import type { ShownProfile } from './queries'

/**
 * Keeps what was changed and sets it on its way.
 * @returns how it went, as far as that shows soon
 * @throws StorageFullError | StorageUnavailableError: nothing was kept
 */
export const saveProfile = async (id: UserId, { profile, known }: ShownProfile, draft: ProfileDraft): Promise<Outcome> => {
  const change = profileChange(profile, profileValues(draft))
  if (!change) return 'sent'
  const lane = `profiles/${id}` as const
  const before = known ? change.before : {}
  await write(id, [{ action: 'update', table: 'profiles', row: id, lane, values: change.values, before, baseRev: profile.rev }])
  return outcomeSoon(id, lane)
}
