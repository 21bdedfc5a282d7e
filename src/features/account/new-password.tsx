import { Button } from '@mantine/core'
import { useState } from 'react'
import { setPassword } from '@/data/session/account'
import { minPasswordLength, passwordHint } from '@/domain/account-rules'
import { PasswordField } from '@/ui/password-field'
import classes from './account.module.css'
import { ProblemCallout } from './problem-callout'
import { useAccountRequest } from './use-account-request'

/** Sets a new password, for who came by the mailed link. */
export function NewPassword({ email, onSet }: { email: string; onSet: () => void }) {
  const [password, setValue] = useState('')
  const { busy, problem, submit } = useAccountRequest(() => setPassword(password), onSet)

  return (
    <>
      {problem && <ProblemCallout problem={problem} />}
      <form className={classes.form} onSubmit={(event) => void submit(event)}>
        {/* For the phone's password keeper, which files a password under a name. */}
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label="New password"
          autoComplete="new-password"
          hint={passwordHint}
          minLength={minPasswordLength}
          value={password}
          onChange={setValue}
        />
        <Button type="submit" fullWidth disabled={busy}>
          {busy ? 'Saving...' : 'Save new password'}
        </Button>
      </form>
    </>
  )
}
