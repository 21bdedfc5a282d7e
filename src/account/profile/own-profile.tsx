import { Anchor, Button, NativeSelect, Text, TextInput, Title } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Fragment, useState, type FormEvent } from 'react'
import { chosenCampus } from '@/store/chosen-campus'
import type { User } from '@/store/session/session-state'
import { useDraft } from '@/store/use-draft'
import { reportAs } from '@/store/error-log/error-log'
import { initialOf } from '@/kit/rules/cut-text'
import { displayPhone } from '@/kit/rules/phone'
import { phoneProblemText } from '@/kit/words/phone'
import { draftOfProfile, firstYear, isPhoneWrong, lastYear, profileLimits, yearOfStudy } from '@/account/rules/profile'
import * as messages from '#words/account/profile/profile-page'
import { Callout } from '@/kit/feedback/callout'
import { WaitingNote } from '@/kit/feedback/waiting-note'
import { FormActions } from '@/kit/form/form-actions'
import { useSave, type OutcomeToasts } from '@/kit/feedback/save-and-tell'
import classes from './profile.module.css'
import type { ShownProfile } from './queries'
import { saveProfile } from './commands'

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

/** Breaks a long address before a dot or the @, not inside a word. */
function Breakable({ text }: { text: string }) {
  return text.split(/(?=[.@])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}

const years = Array.from({ length: lastYear - firstYear + 1 }, (_, index) => String(firstYear + index))

const toasts: OutcomeToasts = {
  sent: { title: messages.success, description: messages.updated },
  waiting: { title: messages.savedOnPhone, description: messages.savedOnPhoneText },
  refused: { title: messages.error, description: messages.updateFailed, tone: 'destructive' },
}

type ProfileFormProps = { user: User; shown: ShownProfile; onDone: () => void }

export function ProfileForm({ user, shown, onDone }: ProfileFormProps) {
  const { year, ...texts } = draftOfProfile(shown.profile)
  const { values, change, clear } = useDraft('profile', { ...texts, year: String(year) })
  const draft = { ...values, year: yearOfStudy(values.year) }
  const [wrongPhone, setWrongPhone] = useState(false)
  const { busy, save } = useSave({ toasts, report: reportAs('account') })

  const close = () => {
    clear()
    onDone()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wrong = isPhoneWrong(draft)
    setWrongPhone(wrong)
    if (!wrong) void save(() => saveProfile(user.id, shown, draft), close)
  }

  const field = (name: 'fullName' | 'phone' | 'university' | 'course') => ({
    maxLength: profileLimits[name],
    value: draft[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => {
      change({ [name]: currentTarget.value })
      if (name === 'phone') setWrongPhone(false)
    },
  })

  return (
    <form className={classes.form} onSubmit={submit}>
      <TextInput label={messages.fullName} autoComplete="name" {...field('fullName')} />
      <TextInput
        label={messages.email}
        type="email"
        readOnly
        description={messages.emailFixed}
        value={user.email}
        className={classes.fixed}
      />
      <TextInput
        label={messages.phone}
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        placeholder={messages.phoneExample}
        error={wrongPhone && phoneProblemText.impossible}
        {...field('phone')}
      />
      <TextInput label={messages.university} placeholder={chosenCampus().name} {...field('university')} />
      <TextInput label={messages.course} placeholder={messages.courseExample} {...field('course')} />
      <NativeSelect
        size="md"
        label={messages.yearOfStudy}
        data={years}
        value={String(draft.year)}
        onChange={(event) => change({ year: event.currentTarget.value })}
      />
      <FormActions
        className={classes.actions}
        submitLabel={busy ? messages.saving : messages.saveChanges}
        disabled={busy}
        onCancel={close}
      />
    </form>
  )
}
