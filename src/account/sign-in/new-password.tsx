import { Button } from '@mantine/core'
import { setPassword } from '@/store/session/account'
import type { PasswordOwner } from '@/account/rules/new-password'
import * as messages from '#words/account/account-screens'
import classes from './account.module.css'
import { NewPasswordField } from './new-password-field'
import { ProblemCallout } from './problem-callout'
import { useAccountRequest } from './use-account-request'
import { useNewPassword } from './use-new-password'

/** Sets a new password for a user who followed a recovery link. */
export function NewPassword({ owner, onSet }: { owner: PasswordOwner; onSet: () => void }) {
  const { isAllowed, ...password } = useNewPassword()
  const { busy, problem, submit } = useAccountRequest(
    () => setPassword(password.value),
    onSet,
    () => isAllowed(owner),
  )

  return (
    <>
      {problem && <ProblemCallout problem={problem} />}
      <form className={classes.form} onSubmit={(event) => void submit(event)}>
        {/* Tells the password manager which account the password belongs to. */}
        <input type="email" name="email" autoComplete="username" value={owner.email} readOnly hidden />
        <NewPasswordField label={messages.newPassword} state={password} />
        <Button type="submit" fullWidth disabled={busy}>
          {busy ? messages.saving : messages.saveNewPassword}
        </Button>
      </form>
    </>
  )
}
