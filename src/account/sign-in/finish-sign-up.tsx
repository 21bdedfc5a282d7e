import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { finishSignUp, signOut } from '@/store/session/account'
import type { User } from '@/store/session/session-state'
import { nameAtSignUp } from '@/store/session/signed-up-address'
import { useAsync } from '@/store/use-async'
import { plainLine } from '@/kit/rules/plain-text'
import * as screen from '#words/account/account-screens'
import * as messages from '#words/account/mailed-links'
import { bold, RichText } from '@/kit/layout/rich-text'
import { AccountCard } from './account-card'
import classes from './account.module.css'
import { FullNameField } from './full-name-field'
import { NewPasswordField } from './new-password-field'
import { ProblemCallout } from './problem-callout'
import { useAccountRequest } from './use-account-request'
import { useNewPassword } from './use-new-password'

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
    <AccountCard title={messages.finishTitle}>
      <Text>
        <RichText parts={messages.finishText({ email: user.email, bold })} />
      </Text>
      {problem && <ProblemCallout problem={problem} />}
      <form className={classes.form} onSubmit={(event) => void submit(event)}>
        {/* Tells the password manager which account the password belongs to. */}
        <input type="email" name="email" autoComplete="username" value={user.email} readOnly hidden />
        <FullNameField value={typed ?? known} onChange={setTyped} />
        <NewPasswordField label={screen.password} state={password} />
        <Button type="submit" fullWidth disabled={busy}>
          {busy ? screen.saving : messages.finish}
        </Button>
      </form>
      <Text size="sm" c="var(--ink-soft)">
        {messages.whyNow}
      </Text>
      <Button variant="subtle" onClick={() => void signOut('local')}>
        {messages.notNow}
      </Button>
    </AccountCard>
  )
}
