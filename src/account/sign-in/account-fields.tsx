import { useEffect, useRef, useState, type RefObject } from 'react'
import { loadCommonPasswords } from '@/store/common-passwords'
import { emailLimit } from '@/kit/rules/email-address'
import { fullNameLimit, minPasswordLength } from '@/account/rules/account-rules'
import {
  isPasswordTooLong,
  passwordLength,
  passwordProblem,
  type PasswordOwner,
  type PasswordProblem,
} from '@/account/rules/new-password'
import { passwordAdvice, passwordHint, passwordProblemText } from '@/account/words/new-password'
import * as messages from '#words/account/account-screens'
import { EmailInput } from '@/kit/form/email-input'
import { PasswordField } from '@/kit/form/password-field'
import { RequiredInput } from '@/kit/form/required-input'
import classes from './account.module.css'

export function EmailField({ value, onChange }: { value: string; onChange: (email: string) => void }) {
  return (
    <EmailInput
      label={messages.email}
      placeholder={messages.emailExample}
      maxLength={emailLimit}
      value={value}
      onAddress={onChange}
    />
  )
}

export function FullNameField({ value, onChange }: { value: string; onChange: (name: string) => void }) {
  return (
    <RequiredInput
      label={messages.fullName}
      autoComplete="name"
      autoCapitalize="words"
      placeholder={messages.nameExample}
      maxLength={fullNameLimit}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

type NewPasswordState = {
  readonly value: string
  /** The reason why the value was refused; null after the next change. */
  readonly problem: PasswordProblem | null
  readonly change: (value: string) => void
  readonly field: RefObject<HTMLInputElement | null>
}

/** Without the list, the check against the owner's name and email still applies. */
const loadCommonOrEmpty = (): Promise<ReadonlySet<string>> => loadCommonPasswords().catch(() => new Set<string>())

/** State of a new password, and its check against common passwords and the owner's name and email. */
export const useNewPassword = (): NewPasswordState & {
  readonly isAllowed: (owner: PasswordOwner) => Promise<boolean>
} => {
  const [value, setValue] = useState('')
  const [problem, setProblem] = useState<PasswordProblem | null>(null)
  const field = useRef<HTMLInputElement>(null)
  // Preloads the list, so that submitting does not wait for it.
  useEffect(() => void loadCommonOrEmpty(), [])

  const change = (next: string) => {
    setValue(next)
    setProblem(null)
  }
  const isAllowed = async (owner: PasswordOwner) => {
    const found = passwordProblem(value, await loadCommonOrEmpty(), owner)
    setProblem(found)
    if (found) field.current?.focus()
    return found === null
  }
  return { value, problem, change, field, isAllowed }
}

export function NewPasswordField({
  label,
  state: { value, problem, change, field },
}: {
  label: string
  state: NewPasswordState
}) {
  const length = passwordLength(value)
  const shown = problem ?? (isPasswordTooLong(value) ? 'too-long' : null)
  return (
    <div>
      <PasswordField
        label={label}
        autoComplete="new-password"
        hint={passwordHint}
        minLength={minPasswordLength}
        error={shown && passwordProblemText[shown]}
        inputRef={field}
        value={value}
        onChange={change}
      />
      <div className={classes.advice} role="status" data-refused={shown !== null}>
        {shown === null && length && passwordAdvice[length]}
      </div>
    </div>
  )
}
