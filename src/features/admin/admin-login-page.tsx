import { Button, TextInput } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState, type ComponentType, type FormEvent } from 'react'
import { signIn } from '@/data/session/account'
import { requiredAuthenticatorId } from '@/data/session/second-factor'
import { useSession } from '@/data/session/use-session'
import { Callout } from '@/ui/feedback/callout'
import { AuthCard } from '@/ui/form/auth-card'
import { PasswordField } from '@/ui/form/password-field'
import { showToast } from '@/ui/feedback/toast'
import classes from './admin.module.css'
import { savedLocation } from './tab-storage'
import { reportError } from '@/data/error-log/error-log'

type AdminLoginPageProps = {
  /** Asks for the code of the account's authenticator app. */
  CodeForm: ComponentType<{ factor: string; onConfirmed: () => void }>
}

export function AdminLoginPage({ CodeForm }: AdminLoginPageProps) {
  const navigate = useNavigate()
  const session = useSession()
  const [typedEmail, setTypedEmail] = useState<string | null>(null)
  const [password, setPassword] = useState('')
  const [busy, setBusy] = useState(false)
  const [factor, setFactor] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  const email = typedEmail ?? (session.status === 'in' ? session.user.email : '')
  const enter = () => {
    showToast({ title: 'Login Successful', description: 'Redirecting to admin panel...' })
    void navigate({ to: '/admin', search: savedLocation() })
  }
  const signInNow = async () => {
    const result = await signIn({ email: email.trim(), password })
    if (!result.ok) {
      setProblem(result.problem.sentence)
      return showToast({ title: 'Login Failed', description: result.problem.message, tone: 'destructive' })
    }
    const dueFactor = result.value === 'second-factor' ? await requiredAuthenticatorId() : null
    if (dueFactor === null) enter()
    else setFactor(dueFactor)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setProblem(null)
    try {
      await signInNow()
    } catch (error) {
      void reportError('session', error)
      // Not a server response: the browser may block storage, for example.
      setProblem('An unexpected error occurred')
      showToast({ title: 'Error', description: 'An unexpected error occurred', tone: 'destructive' })
    }
    setBusy(false)
  }

  if (factor !== null) {
    return (
      <AuthCard title="One more step" intro="Enter the 6 digits that your authenticator app shows now.">
        <CodeForm factor={factor} onConfirmed={enter} />
      </AuthCard>
    )
  }
  return (
    <AuthCard title="Admin Login" intro="For the people who keep Comrade’s content up to date.">
      {problem !== null && <Callout tone="problem">{problem}</Callout>}
      <form className={classes.form} onSubmit={(event) => void submit(event)}>
        <TextInput label="Email" type="email" inputMode="email" autoComplete="email" required value={email} onChange={(event) => setTypedEmail(event.currentTarget.value)} />
        <PasswordField label="Password" autoComplete="current-password" value={password} onChange={setPassword} />
        <Button type="submit" fullWidth disabled={busy}>
          {busy ? 'Signing in...' : 'Sign In'}
        </Button>
      </form>
    </AuthCard>
  )
}
