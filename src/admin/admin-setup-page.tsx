// Chunk: admin-access

import { Button, Skeleton, Text } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { setupOpen, claimAdmin, storedUserId } from '@/admin/store/access'
import { useSession } from '@/store/session/use-session'
import { plainLine } from '@/kit/rules/plain-text'
import { fullNameLimit, minPasswordLength } from '@/account/rules/account-rules'
import { isPasswordTooLong } from '@/account/rules/new-password'
import { passwordHint, passwordProblemText } from '@/account/words/new-password'
import * as messages from '#words/admin/door'
import { adminSetup } from '#words/kit/screen-titles'
import { Callout } from '@/kit/feedback/callout'
import { AuthCard } from '@/kit/form/auth-card'
import { EmailInput } from '@/kit/form/email-input'
import { PasswordField } from '@/kit/form/password-field'
import { RequiredInput } from '@/kit/form/required-input'
import { bold, RichText } from '@/kit/layout/rich-text'
import classes from './admin.module.css'
import { Failure } from './feedback'
import { useAdminQuery } from './use-admin-query'
import { signIn, signUp } from '@/account/store/account'
import type { UserId } from '@/kit/rules/ids'
import { success } from '#words/admin/panel'
import { adminProblemText, roleFailure } from '@/admin/words/problems'
import { error as errorTitle } from '#words/kit/screen-notes'
import { showToast } from '@/kit/feedback/toast'
import { useBusy } from '@/kit/platform/use-busy'
import { reportError } from '@/store/error-log/error-log'
import { useDraft } from '@/store/use-draft'

const exampleCode = '1A2B-3C4D-5E6F-7A8B-9C0D'

/** The one-time setup of the first admin. */
export function AdminSetupPage() {
  const setup = useAdminQuery(setupOpen)
  const session = useSession()

  const body = (): ReactNode => {
    if (setup.state === 'loading' || session.status === 'unknown') return <Skeleton height={44} radius="md" />
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
            <RequiredInput
              label={messages.fullName}
              autoComplete="name"
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
        <RequiredInput
          label={messages.setupCode}
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

/** Sets up the first admin: creates the account or signs in where needed, then claims the role. */
const useSetup = (userId: UserId | null) => {
  const navigate = useNavigate()
  const { values: draft, change: update, clear } = useDraft('admin-setup', { fullName: '', email: '' })
  const [code, setCode] = useState('')
  const [password, setPassword] = useState('')
  const { busy, whileBusy } = useBusy()
  const [verify, setVerify] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  const showProblem = (description: string) => {
    setProblem(description)
    showToast({ title: errorTitle, description, tone: 'destructive' })
  }

  const claim = async (caller: UserId) => {
    const result = await claimAdmin(caller, code)
    if (!result.ok) return showProblem(roleFailure({ message: adminProblemText(result.problem) }))
    if (result.value !== 'granted') return showProblem(roleFailure(result.value))
    clear()
    showToast({ title: success, description: messages.roleSet, forNextScreen: true })
    await navigate({ to: '/admin' })
  }
  const claimAsStoredUser = async () => {
    const caller = await storedUserId()
    if (caller) await claim(caller)
    else showProblem(roleFailure({ message: messages.signInFirst }))
  }

  /** For an address that has an account: signs in, then claims the role. */
  const signInInstead = async (email: string) => {
    showToast({ title: messages.userExists, description: messages.signingInToSet })
    const result = await signIn({ email, password })
    if (result.ok) return claimAsStoredUser()
    setVerify(result.problem.kind === 'not-confirmed')
    showProblem(
      result.problem.kind === 'not-confirmed'
        ? result.problem.sentence
        : roleFailure({ message: result.problem.message }),
    )
  }
  const create = async () => {
    const { email } = draft
    const result = await signUp({ email, password, fullName: plainLine(draft.fullName) })
    if (!result.ok) return result.problem.kind === 'taken' ? signInInstead(email) : showProblem(result.problem.message)
    if (result.value === 'signed-in') return claimAsStoredUser()
    setVerify(true)
    showToast({ title: messages.adminCreated, description: messages.verifyThenFinish })
  }

  const submit = async () => {
    setProblem(null)
    try {
      await whileBusy(() => (userId ? claim(userId) : create()))
    } catch (error) {
      void reportError('session', error)
      showProblem(messages.unexpected)
    }
  }
  return { draft, update, code, setCode, password, setPassword, busy, verify, problem, submit }
}
