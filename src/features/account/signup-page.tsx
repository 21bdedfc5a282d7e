import { Anchor, Button, TextInput } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { attempt } from '@/data/error-log/attempt'
import { signUp } from '@/data/session/account'
import { unforeseen, type AccountProblem } from '@/data/session/account-result'
import { useOffers } from '@/data/session/use-offers'
import { useSession } from '@/data/session/use-session'
import { fullNameLimit } from '@/domain/account/account-rules'
import { accountProblemTexts } from '@/messages/account/account-problems'
import { site } from '@/domain/shared/site'
import { Callout } from '@/ui/feedback/callout'
import { showToast } from '@/ui/feedback/toast'
import { useBusy } from '@/ui/platform/use-busy'
import { AccountCard } from './account-card'
import classes from './account.module.css'
import { AlreadySignedIn } from './already-signed-in'
import { EmailField } from './email-field'
import { NewPasswordField } from './new-password-field'
import { ProblemCallout } from './problem-callout'
import { ProviderButtons } from './provider-buttons'
import { useNewPassword } from './use-new-password'

const redirectDelayMs = 2000

const emptyForm = { fullName: '', email: '' }

export function SignupPage() {
  const navigate = useNavigate()
  const session = useSession()
  const { providers, signUps } = useOffers()
  const [values, setValues] = useState(emptyForm)
  const { isAllowed, ...password } = useNewPassword()
  const { busy, whileBusy } = useBusy()
  const [problem, setProblem] = useState<AccountProblem | null>(null)
  const redirectTimer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(redirectTimer.current), [])

  const fill = (field: keyof typeof emptyForm) => (value: string) => setValues((current) => ({ ...current, [field]: value }))

  const showProblem = (refused: AccountProblem, email: string) => {
    setProblem(refused)
    if (refused.kind !== 'taken') return showToast({ title: 'Sign Up Failed', description: refused.message, tone: 'destructive' })
    showToast({ title: 'Account Already Exists', description: 'This account already exists. Redirecting to login page...', tone: 'destructive' })
    redirectTimer.current = setTimeout(() => void navigate({ to: '/login', state: { email } }), redirectDelayMs)
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const owner = { email: values.email.trim(), fullName: values.fullName.trim() }
    setProblem(null)
    if (!(await isAllowed(owner))) return
    const result = await attempt('account', () => signUp({ ...owner, password: password.value }), unforeseen)
    if (!result.ok) return showProblem(result.problem, owner.email)
    const confirmText = result.value === 'confirm' ? ' Please check your email to verify your account.' : ''
    showToast({ title: 'Account Created!', description: `Welcome to ${site.name}!${confirmText}` })
    await navigate({ to: '/' })
  }

  if (session.status === 'in' && !session.sessionExpired && !busy) {
    return (
      <AccountCard title="Sign Up">
        <AlreadySignedIn email={session.user.email} />
      </AccountCard>
    )
  }
  return (
    <AccountCard title="Sign Up" intro={`Join ${site.name}. Ordering works without an account, too.`}>
      {!signUps && <Callout tone="info">{accountProblemTexts.closed}</Callout>}
      {problem && <ProblemCallout problem={problem} email={values.email.trim()} />}
      <form className={classes.form} onSubmit={(event) => void whileBusy(() => submit(event))}>
        <TextInput
          label="Full Name"
          required
          autoComplete="name"
          autoCapitalize="words"
          placeholder="Amina Juma"
          maxLength={fullNameLimit}
          // Makes the browser's validation reject a blank name.
          pattern=".*\S.*"
          value={values.fullName}
          onChange={(event) => fill('fullName')(event.currentTarget.value)}
        />
        <EmailField value={values.email} onChange={fill('email')} />
        <NewPasswordField label="Password" state={password} />
        <Button type="submit" fullWidth disabled={busy || !signUps}>
          {busy ? 'Creating account...' : 'Create Account'}
        </Button>
      </form>
      <ProviderButtons providers={providers} />
      <p className={classes.foot}>
        Already have an account?
        <Anchor className={classes.link} renderRoot={(props) => <Link to="/login" {...props} />}>
          Login
        </Anchor>
      </p>
    </AccountCard>
  )
}
