import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { finishSignUp, setPassword, signOut } from '@/account/store/account'
import type { User } from '@/store/session/session-state'
import { nameAtSignUp } from '@/store/session/signed-up-address'
import { useAsync } from '@/store/use-async'
import type { PasswordOwner } from '@/account/rules/new-password'
import { plainLine } from '@/kit/rules/plain-text'
import * as messages from '#words/account/account-screens'
import * as links from '#words/account/mailed-links'
import { bold, RichText } from '@/kit/layout/rich-text'
import classes from './account.module.css'
import { FullNameField, NewPasswordField, useNewPassword } from './account-fields'
import { ProblemCallout, useAccountRequest } from './account-request'
import { AccountCard } from './account-card'

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

/** Asks for the name and the password of an account whose address has just been confirmed. */
export function FinishSignUp({ user, onFinished }: { user: User; onFinished: () => void }) {
  const [typed, setTyped] = useState<string | null>(null)
  const [known, setKnown] = useState('')
  useAsync(
    async (signal) => {
      const name = await nameAtSignUp(user.email)
      if (!signal.aborted && name !== null) setKnown(name)
    },
    [user.email],
    'account',
  )
  const fullName = plainLine(typed ?? known)
  const { isAllowed, ...password } = useNewPassword()
  const { busy, problem, submit } = useAccountRequest(
    () => finishSignUp(user.id, { fullName, password: password.value }),
    onFinished,
    () => isAllowed({ email: user.email, fullName }),
  )

  return (
    <AccountCard title={links.finishTitle}>
      <Text>
        <RichText parts={links.finishText({ email: user.email, bold })} />
      </Text>
      {problem && <ProblemCallout problem={problem} />}
      <form className={classes.form} onSubmit={(event) => void submit(event)}>
        {/* Tells the password manager which account the password belongs to. */}
        <input type="email" name="email" autoComplete="username" value={user.email} readOnly hidden />
        <FullNameField value={typed ?? known} onChange={setTyped} />
        <NewPasswordField label={messages.password} state={password} />
        <Button type="submit" fullWidth disabled={busy}>
          {busy ? messages.saving : links.finish}
        </Button>
      </form>
      <Text size="sm" c="var(--ink-soft)">
        {links.whyNow}
      </Text>
      <Button variant="subtle" onClick={() => void signOut('local')}>
        {links.notNow}
      </Button>
    </AccountCard>
  )
}
