import { Button, Skeleton, Text, TextInput } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { setupOpen } from '@/data/admin/access'
import { useSession } from '@/data/session/use-session'
import { fullNameLimit, minPasswordLength } from '@/domain/account/account-rules'
import { passwordHint } from '@/messages/account/account-rules'
import { Callout } from '@/ui/feedback/callout'
import { AuthCard } from '@/ui/form/auth-card'
import { PasswordField } from '@/ui/form/password-field'
import classes from './admin.module.css'
import { Failure } from './failure'
import { useAdminQuery } from './use-admin-query'
import { useSetup } from './use-setup'

/** The one-shot setup of the first admin. */
export function AdminSetupPage() {
  const setup = useAdminQuery(setupOpen)
  const session = useSession()

  const body = (): ReactNode => {
    if (setup.state === 'loading' || session.status === 'unknown') return <Skeleton height={44} radius="xl" />
    if (setup.state === 'failed') return <Failure problem={setup.problem} onRetry={setup.refetch} />
    if (!setup.value) return <Closed />
    return <SetupForm user={session.status === 'in' && !session.sessionExpired ? session.user : null} />
  }
  return <AuthCard title="Admin Setup">{body()}</AuthCard>
}

function Closed() {
  return (
    <>
      <Callout tone="info" title="Setup is closed">
        There is an admin already. This screen works only once.
      </Callout>
      <Button fullWidth renderRoot={(props) => <Link to="/admin/login" {...props} />}>
        Go to Admin Login
      </Button>
    </>
  )
}

type User = Extract<ReturnType<typeof useSession>, { status: 'in' }>['user']

function SetupForm({ user }: { user: User | null }) {
  const { draft, update, password, setPassword, busy, verify, problem, submit } = useSetup(user?.id ?? null)
  return (
    <>
      {problem !== null && <Callout tone="problem">{problem}</Callout>}
      {verify && !user && (
        <Callout
          tone="info"
          title="Verify your email first"
          actions={
            <Button variant="default" renderRoot={(props) => <Link to="/login" {...props} />}>
              Go to login
            </Button>
          }
        >
          Open the link in the mail to {draft.email.trim()}, sign in, and come back to this screen: the code is kept here, and one press
          finishes the setup.
        </Callout>
      )}
      {user && (
        <Text>
          You are signed in as <strong>{user.email}</strong>. This account becomes the admin.
        </Text>
      )}
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        {!user && (
          <>
            <TextInput
              label="Full Name"
              required
              autoComplete="name"
              pattern=".*\S.*"
              maxLength={fullNameLimit}
              value={draft.fullName}
              onChange={(event) => update({ fullName: event.currentTarget.value })}
            />
            <TextInput label="Email" type="email" inputMode="email" required autoComplete="email" value={draft.email} onChange={(event) => update({ email: event.currentTarget.value })} />
            <PasswordField label="Password" autoComplete="new-password" hint={passwordHint} minLength={minPasswordLength} value={password} onChange={setPassword} />
          </>
        )}
        <TextInput
          label="Setup code"
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          placeholder="1A2B-3C4D-5E6F-7A8B-9C0D"
          description="Shown in the terminal of npm start; on a hosted project, run select private.create_setup_code() in the SQL editor."
          value={draft.code}
          onChange={(event) => update({ code: event.currentTarget.value })}
        />
        <Button type="submit" fullWidth loading={busy}>
          Create Admin User
        </Button>
      </form>
    </>
  )
}
