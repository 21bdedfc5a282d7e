import type { User } from '@/store/session/session-state'
import * as messages from '#words/account/profile/profile-account'
import { DeleteAccount } from './delete-account'
import { DownloadData, type ConfirmPin } from './download-data'
import { TitledSection } from '@/kit/layout/titled-section'
import classes from './profile.module.css'

type YourDataProps = {
  user: User
  /** True if a deletion is pending. */ pending: boolean
  confirmPin: ConfirmPin
  onRequested: () => void
}

/** Exports the user's data and deletes the account. */
export function YourData({ user, pending, confirmPin, onRequested }: YourDataProps) {
  return (
    <TitledSection title={messages.yourData} className={classes.card}>
      <DownloadData user={user} confirmPin={confirmPin} />
      {!pending && <DeleteAccount user={user} onRequested={onRequested} />}
    </TitledSection>
  )
}
