import { NativeSelect, TextInput } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { chosenCampus } from '@/store/chosen-campus'
import type { User } from '@/store/session/session-state'
import { useDraft } from '@/store/use-draft'
import * as messages from '#words/account/profile/profile-page'
import { phoneProblemText } from '@/kit/words/phone'
import { draftOfProfile, firstYear, isPhoneWrong, lastYear, profileLimits, yearOfStudy } from '@/account/rules/profile'
import { FormActions } from '@/kit/form/form-actions'
import { showToast } from '@/kit/feedback/toast'
import { saveProfile } from './commands'
import classes from './profile.module.css'
import type { ShownProfile } from './queries'
import { reportError } from '@/store/error-log/error-log'

const years = Array.from({ length: lastYear - firstYear + 1 }, (_, index) => String(firstYear + index))

const outcomeToasts = {
  sent: { title: messages.success, description: messages.updated },
  waiting: { title: messages.savedOnPhone, description: messages.savedOnPhoneText },
  refused: { title: messages.error, description: messages.updateFailed, tone: 'destructive' },
} as const

type ProfileFormProps = { user: User; shown: ShownProfile; onDone: () => void }

export function ProfileForm({ user, shown, onDone }: ProfileFormProps) {
  const { year, ...texts } = draftOfProfile(shown.profile)
  const { values, change, clear } = useDraft('profile', { ...texts, year: String(year) })
  const draft = { ...values, year: yearOfStudy(values.year) }
  const [wrongPhone, setWrongPhone] = useState(false)
  const [busy, setBusy] = useState(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const wrong = isPhoneWrong(draft)
    setWrongPhone(wrong)
    if (wrong) return
    setBusy(true)
    try {
      const outcome = await saveProfile(user.id, shown, draft)
      clear()
      showToast(outcomeToasts[outcome])
      onDone()
    } catch (error) {
      void reportError('account', error)
      // Nothing was saved, so the form stays open.
      showToast(outcomeToasts.refused)
      setBusy(false)
    }
  }
  const cancel = () => {
    clear()
    onDone()
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
    <form className={classes.form} onSubmit={(event) => void submit(event)}>
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
        radius="xl"
        label={messages.yearOfStudy}
        data={years}
        value={String(draft.year)}
        onChange={(event) => change({ year: event.currentTarget.value })}
      />
      <FormActions
        className={classes.actions}
        submitLabel={busy ? messages.saving : messages.saveChanges}
        disabled={busy}
        onCancel={cancel}
      />
    </form>
  )
}
