import { minPasswordLength } from '@/account/rules/account-rules'
import { passwordHint } from '@/account/words/account-rules'
import { isPasswordTooLong, passwordLength } from '@/account/rules/new-password'
import { passwordAdvice, passwordProblemText } from '@/account/words/new-password'
import { PasswordField } from '@/kit/form/password-field'
import classes from './account.module.css'
import type { NewPasswordState } from './use-new-password'

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
