import { Button, Skeleton, Text, TextInput } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { setupOpen } from '@/admin/store/access'
import { useSession } from '@/store/session/use-session'
import { visiblePattern } from '@/kit/rules/plain-text'
import { fullNameLimit, minPasswordLength } from '@/account/rules/account-rules'
import { isPasswordTooLong } from '@/account/rules/new-password'
import { passwordHint, passwordProblemText } from '@/account/words/new-password'
import * as messages from '#words/admin/door'
import { adminSetup } from '#words/app/shell/screen-titles'
import { Callout } from '@/kit/feedback/callout'
import { AuthCard } from '@/kit/form/auth-card'
import { EmailInput } from '@/kit/form/email-input'
import { PasswordField } from '@/kit/form/password-field'
import { bold, RichText } from '@/kit/layout/rich-text'
import classes from './admin.module.css'
import { Failure } from './failure'
import { useAdminQuery } from './use-admin-query'
import { useSetup } from './use-setup'

/** The one-shot setup of the first admin. */
const exampleCode = '1A2B-3C4D-5E6F-7A8B-9C0D'

export function AdminSetupPage() {
  const setup = useAdminQuery(setupOpen)
  const session = useSession()

  const body = (): ReactNode => {
    if (setup.state === 'loading' || session.status === 'unknown') return <Skeleton height={44} radius="xl" />
    if (setup.state === 'failed') return <Failure problem={setup.problem} onRetry={setup.refetch} />
    if (!setup.value) return <Closed />
    return <SetupForm user={session.status === 'in' && !session.sessionExpired ? session.user : null} />
  }
  return <AuthCard title={adminSetup}>{body()}</AuthCard>
}

function Closed() {
  return (
    <>
      <Callout tone="info" title={messages.setupClosed}>
        {messages.worksOnce}
      </Callout>
      <Button fullWidth renderRoot={(props) => <Link to="/admin/login" {...props} />}>
        {messages.goToAdminLogin}
      </Button>
    </>
  )
}

type User = Extract<ReturnType<typeof useSession>, { status: 'in' }>['user']

function SetupForm({ user }: { user: User | null }) {
  const { draft, update, code, setCode, password, setPassword, busy, verify, problem, submit } = useSetup(
    user?.id ?? null,
  )
  const isTooLong = isPasswordTooLong(password)
  return (
    <>
      {problem !== null && <Callout tone="problem">{problem}</Callout>}
      {verify && !user && (
        <Callout
          tone="info"
          title={messages.verifyFirst}
          actions={
            <Button variant="default" renderRoot={(props) => <Link to="/login" {...props} />}>
              {messages.goToLogin}
            </Button>
          }
        >
          {messages.openTheLink({ email: draft.email })}
        </Callout>
      )}
      {user && (
        <Text>
          <RichText parts={messages.signedInAs({ email: user.email, bold })} />
        </Text>
      )}
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (!isTooLong) void submit()
        }}
      >
        {!user && (
          <>
            <TextInput
              label={messages.fullName}
              required
              autoComplete="name"
              pattern={visiblePattern}
              maxLength={fullNameLimit}
              value={draft.fullName}
              onChange={(event) => update({ fullName: event.currentTarget.value })}
            />
            <EmailInput label={messages.email} value={draft.email} onAddress={(email) => update({ email })} />
            <PasswordField
              label={messages.password}
              autoComplete="new-password"
              hint={passwordHint}
              error={isTooLong ? passwordProblemText['too-long'] : null}
              minLength={minPasswordLength}
              value={password}
              onChange={setPassword}
            />
          </>
        )}
        <TextInput
          label={messages.setupCode}
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          placeholder={exampleCode}
          description={messages.whereCodeIs}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
        <Button type="submit" fullWidth loading={busy}>
          {messages.createAdmin}
        </Button>
      </form>
    </>
  )
}
