import { NativeSelect, TextInput } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import type { User } from '@/data/session/session-state'
import { phoneProblemText } from '@/messages/shared/phone'
import { firstYear, isPhoneWrong, lastYear, profileLimits, yearOfStudy } from '@/domain/account/profile'
import { FormActions } from '@/ui/form/form-actions'
import { showToast } from '@/ui/feedback/toast'
import { saveProfile } from './commands'
import classes from './profile.module.css'
import type { ShownProfile } from './queries'
import { useProfileDraft } from './use-profile-draft'
import { reportError } from '@/data/error-log/error-log'

const years = Array.from({ length: lastYear - firstYear + 1 }, (_, index) => String(firstYear + index))

const outcomeToasts = {
  sent: { title: 'Success', description: 'Profile updated successfully' },
  waiting: { title: 'Saved on this phone', description: 'Your profile is updated as soon as Comrade can be reached.' },
  refused: { title: 'Error', description: 'Failed to update profile', tone: 'destructive' },
} as const

type ProfileFormProps = { user: User; shown: ShownProfile; onDone: () => void }

export function ProfileForm({ user, shown, onDone }: ProfileFormProps) {
  const { draft, change, clear } = useProfileDraft(user.id, shown.profile)
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
      change({ ...draft, [name]: currentTarget.value })
      if (name === 'phone') setWrongPhone(false)
    },
  })

  return (
    <form className={classes.form} onSubmit={(event) => void submit(event)}>
      <TextInput label="Full Name" autoComplete="name" {...field('fullName')} />
      <TextInput label="Email" type="email" readOnly description="Your email cannot be changed here." value={user.email} className={classes.fixed} />
      <TextInput
        label="Phone"
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        placeholder="0712 345 678"
        error={wrongPhone && phoneProblemText.impossible}
        {...field('phone')}
      />
      <TextInput label="University" placeholder="Technical University of Mombasa" {...field('university')} />
      <TextInput label="Course" placeholder="Bachelor of Commerce" {...field('course')} />
      <NativeSelect
        size="md"
        radius="xl"
        label="Year of Study"
        data={years}
        value={String(draft.year)}
        onChange={(event) => change({ year: yearOfStudy(event.currentTarget.value) })}
      />
      <FormActions className={classes.actions} submitLabel={busy ? 'Saving...' : 'Save Changes'} disabled={busy} onCancel={cancel} />
    </form>
  )
}
