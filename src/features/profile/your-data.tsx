import { Title } from '@mantine/core'
import type { User } from '@/data/session/session-state'
import { DeleteAccount } from './delete-account'
import { DownloadData } from './download-data'
import classes from './profile.module.css'

type YourDataProps = { user: User; /** Whether a deletion is pending. */ pending: boolean; onRequested: () => void }

/** Exports the user's data and deletes the account. */
export function YourData({ user, pending, onRequested }: YourDataProps) {
  return (
    <section className={classes.card} aria-labelledby="data-heading">
      <Title order={2} size="h4" id="data-heading">
        Your data
      </Title>
      <DownloadData userId={user.id} />
      {!pending && <DeleteAccount user={user} onRequested={onRequested} />}
    </section>
  )
}
