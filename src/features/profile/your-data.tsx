import { Title } from '@mantine/core'
import type { User } from '@/data/session/session-state'
import { DeleteAccount } from './delete-account'
import { DownloadData } from './download-data'
import classes from './profile.module.css'

type YourDataProps = { person: User; /** Whether its deletion was asked for already. */ pending: boolean; onAsked: () => void }

/** What the service holds about a person: to take along, and to take away. */
export function YourData({ person, pending, onAsked }: YourDataProps) {
  return (
    <section className={classes.card} aria-labelledby="data-heading">
      <Title order={2} size="h4" id="data-heading">
        Your data
      </Title>
      <DownloadData person={person.id} />
      {!pending && <DeleteAccount person={person} onAsked={onAsked} />}
    </section>
  )
}
