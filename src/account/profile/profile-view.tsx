import { Anchor, Button, Text, Title } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Fragment } from 'react'
import { initialOf } from '@/kit/rules/cut-text'
import { displayPhone } from '@/kit/rules/phone'
import * as messages from '#words/account/profile/profile-page'
import { Callout } from '@/kit/feedback/callout'
import { WaitingNote } from '@/kit/feedback/waiting-note'
import classes from './profile.module.css'
import type { ShownProfile } from './queries'

/** The profile, read-only. */
export function ProfileView({ shown: { profile, syncStatus }, onEdit }: { shown: ShownProfile; onEdit: () => void }) {
  const facts = [
    [messages.fullName, profile.full_name],
    [messages.email, profile.email],
    [messages.phone, displayPhone(profile.phone ?? '')],
    [messages.university, profile.university],
    [messages.course, profile.course],
    [messages.yearOfStudy, String(profile.year_of_study)],
  ] as const
  const name = profile.full_name ?? profile.email ?? ''
  return (
    <>
      <div className={classes.person}>
        <span className={classes.initial} aria-hidden>
          {initialOf(name).toUpperCase()}
        </span>
        <div className={classes.names}>
          <Title order={2} size="h3">
            {profile.full_name ?? messages.yourProfile}
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
          actions={
            <Anchor renderRoot={(props) => <Link to="/profile" search={{ view: 'unsent' }} {...props} />}>
              {messages.seeWhy}
            </Anchor>
          }
        >
          {messages.notSavedOnline}
        </Callout>
      )}
      <dl className={classes.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd data-empty={!value}>{value ? <Breakable text={value} /> : messages.notGiven}</dd>
          </div>
        ))}
      </dl>
      <Button leftSection={<IconPencil size={20} aria-hidden />} onClick={onEdit}>
        {messages.editProfile}
      </Button>
    </>
  )
}

/** A long address is broken before a dot or the @, not inside a word. */
function Breakable({ text }: { text: string }) {
  return text.split(/(?=[.@])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
