import { Anchor, Button, Text, Title } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { displayPhone } from '@/domain/shared/phone'
import { Callout } from '@/ui/feedback/callout'
import { WaitingNote } from '@/ui/feedback/waiting-note'
import classes from './profile.module.css'
import type { ShownProfile } from './queries'

/** The profile, read-only. */
export function ProfileView({ shown: { profile, syncStatus }, onEdit }: { shown: ShownProfile; onEdit: () => void }) {
  const facts = [
    ['Full Name', profile.full_name],
    ['Email', profile.email],
    ['Phone', displayPhone(profile.phone ?? '')],
    ['University', profile.university],
    ['Course', profile.course],
    ['Year of Study', String(profile.year_of_study)],
  ] as const
  const name = profile.full_name ?? profile.email ?? ''
  return (
    <>
      <div className={classes.person}>
        <span className={classes.initial} aria-hidden>
          {name.trim().slice(0, 1).toUpperCase()}
        </span>
        <div className={classes.names}>
          <Title order={2} size="h3">
            {profile.full_name ?? 'Your profile'}
          </Title>
          <Text className={classes.email} c="var(--ink-soft)">
            {profile.email}
          </Text>
        </div>
      </div>
      {syncStatus === 'waiting' && (
        <div className={classes.note}>
          <WaitingNote />
        </div>
      )}
      {syncStatus === 'rejected' && (
        <Callout
          tone="problem"
          actions={<Anchor renderRoot={(props) => <Link to="/profile" search={{ view: 'unsent' }} {...props} />}>See why</Anchor>}
        >
          Your changes could not be saved online.
        </Callout>
      )}
      <dl className={classes.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd data-empty={!value}>{value || 'Not given'}</dd>
          </div>
        ))}
      </dl>
      <Button leftSection={<IconPencil size={20} aria-hidden />} onClick={onEdit}>
        Edit Profile
      </Button>
    </>
  )
}
