// Chunk: admin-access

import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState, type ComponentType, type FormEvent } from 'react'
import { signIn } from '@/account/store/account'
import { useSession } from '@/store/session/use-session'
import { site } from '@/kit/rules/site'
import * as messages from '#words/admin/door'
import { error as errorTitle } from '#words/kit/screen-notes'
import { adminLogin } from '#words/kit/screen-titles'
import { Callout } from '@/kit/feedback/callout'
import { AuthCard } from '@/kit/form/auth-card'
import { EmailInput } from '@/kit/form/email-input'
import { PasswordField } from '@/kit/form/password-field'
import { showToast } from '@/kit/feedback/toast'
import { useBusy } from '@/kit/platform/use-busy'
import classes from './admin.module.css'
import { savedLocation } from './saved-location'
import { reportError } from '@/store/error-log/error-log'
import { useDraft } from '@/store/use-draft'

/** What went wrong, in the app's words and, if the server refused, in the server's. */
type Problem = { readonly sentence: string; readonly message?: string }

type AdminLoginPageProps = {
  /** Asks for the code of the account's authenticator app. */
  CodeForm: ComponentType<{ onConfirmed: () => void }>
}

export function AdminLoginPage({ CodeForm }: AdminLoginPageProps) {
  const navigate = useNavigate()
  const session = useSession()
  const [password, setPassword] = useState('')
  const { busy, whileBusy } = useBusy()
  const [codeDue, setCodeDue] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)

  const {
    values: { email },
    change,
    clear,
  } = useDraft('sign-in', { email: session.status === 'in' ? session.user.email : '' })
  const enter = () => {
    clear()
    showToast({ title: messages.loginSuccessful, description: messages.redirecting, forNextScreen: true })
    void navigate({ to: '/admin', search: savedLocation() })
  }
  const signInNow = async () => {
    const result = await signIn({ email, password })
    if (!result.ok) {
      setProblem(result.problem)
      return
    }
    if (result.value === 'signed-in') enter()
    else setCodeDue(true)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setProblem(null)
    try {
      await whileBusy(signInNow)
    } catch (error) {
      void reportError('session', error)
      // Not a server response: the browser may block storage, for example.
      setProblem({ sentence: messages.unexpected })
    }
  }

  if (codeDue) {
    return (
      <AuthCard title={messages.oneMoreStep} intro={messages.enterDigits}>
        <CodeForm onConfirmed={enter} />
      </AuthCard>
    )
  }
  return (
    <AuthCard title={adminLogin} intro={messages.loginIntro({ app: site.name })}>
      {problem && (
        <Callout tone="problem" title={problem.message === undefined ? errorTitle : messages.loginFailed}>
          <span>{problem.sentence}</span>
          {problem.message !== problem.sentence && <span className="visually-hidden"> {problem.message}</span>}
        </Callout>
      )}
      <form className={classes.form} onSubmit={(event) => void submit(event)}>
        <EmailInput label={messages.email} value={email} onAddress={(address) => change({ email: address })} />
        <PasswordField
          label={messages.password}
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
        />
        <Button type="submit" fullWidth disabled={busy}>
          {busy ? messages.signingIn : messages.signIn}
        </Button>
      </form>
    </AuthCard>
  )
}
