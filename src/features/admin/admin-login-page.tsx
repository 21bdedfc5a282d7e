import { Button, TextInput } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState, type ComponentType, type FormEvent } from 'react'
import { signIn } from '@/data/session/account'
import { isSecondFactorDue } from '@/data/session/second-factor'
import { useSession } from '@/data/session/use-session'
import { Callout } from '@/ui/feedback/callout'
import { AuthCard } from '@/ui/form/auth-card'
import { PasswordField } from '@/ui/form/password-field'
import { showToast } from '@/ui/feedback/toast'
import classes from './admin.module.css'
import { savedLocation } from './tab-storage'

type AdminLoginPageProps = {
  /** Asks for the code of an authenticator app, where the account has one. */
  CodeForm: ComponentType<{ factor: string; onConfirmed: () => void }>
}

export function AdminLoginPage({ CodeForm }: AdminLoginPageProps) {
  const navigate = useNavigate()
  const session = useSession()
  const [typed, setTyped] = useState<string | null>(null)
  const [password, setPassword] = useState('')
  const [busy, setBusy] = useState(false)
  const [factor, setFactor] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  const email = typed ?? (session.status === 'in' ? session.user.email : '')
  const enter = () => {
    showToast({ title: 'Login Successful', description: 'Redirecting to admin panel...' })
    void navigate({ to: '/admin', search: savedLocation() })
  }
  const signInNow = async () => {
    const answer = await signIn({ email: email.trim(), password })
    if (!answer.ok) {
      setProblem(answer.problem.sentence)
      return showToast({ title: 'Login Failed', description: answer.problem.message, tone: 'destructive' })
    }
    const due = answer.value === 'second-factor' ? await isSecondFactorDue() : null
    if (due === null) enter()
    else setFactor(due)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setProblem(null)
    try {
      await signInNow()
    } catch {
      // This browser keeps nothing, say: no answer of the server's.
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
    <AuthCard title="Admin Login" intro="For who manages what Comrade shows.">
      {problem !== null && <Callout tone="problem">{problem}</Callout>}
      <form className={classes.form} onSubmit={(event) => void submit(event)}>
        <TextInput label="Email" type="email" inputMode="email" autoComplete="email" required value={email} onChange={(event) => setTyped(event.currentTarget.value)} />
        <PasswordField label="Password" autoComplete="current-password" value={password} onChange={setPassword} />
        <Button type="submit" fullWidth disabled={busy}>
          {busy ? 'Signing in...' : 'Sign In'}
        </Button>
      </form>
    </AuthCard>
  )
}
