// Chunk: account

import { Anchor, Button } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { attempt } from '@/store/error-log/attempt'
import { signUp } from '@/account/store/account'
import { unforeseen, type AccountProblem } from '@/account/store/account-result'
import { useOffers } from '@/account/store/use-offers'
import { useSession } from '@/store/session/use-session'
import { useDraft } from '@/store/use-draft'
import { plainLine } from '@/kit/rules/plain-text'
import { accountProblemTexts } from '@/account/words/account-problems'
import { site } from '@/kit/rules/site'
import * as messages from '#words/account/account-screens'
import * as buttons from '#words/kit/buttons'
import { Callout } from '@/kit/feedback/callout'
import { showToast } from '@/kit/feedback/toast'
import { useBusy } from '@/kit/platform/use-busy'
import { AccountCard, AlreadySignedIn } from './account-card'
import classes from './account.module.css'
import { EmailField, FullNameField, NewPasswordField, useNewPassword } from './account-fields'
import { ProblemCallout } from './account-request'
import { ProviderButtons } from './provider-buttons'
import { useWayBack } from './way-back'

const redirectDelayMs = 2000

const emptyForm = { fullName: '', email: '' }

export function SignupPage() {
  const navigate = useNavigate()
  const goBack = useWayBack()
  const session = useSession()
  const { providers, signUps } = useOffers()
  const { values, change, clear } = useDraft('sign-up', emptyForm)
  const { isAllowed, ...password } = useNewPassword()
  const { busy, whileBusy } = useBusy()
  const [problem, setProblem] = useState<AccountProblem | null>(null)
  const redirectTimer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(redirectTimer.current), [])

  const showProblem = (refused: AccountProblem, email: string) => {
    setProblem(refused)
    if (refused.kind !== 'taken') return
    showToast({
      title: messages.accountExists,
      description: messages.accountExistsText,
      tone: 'destructive',
      quiet: true,
      forNextScreen: true,
    })
    redirectTimer.current = setTimeout(() => void navigate({ to: '/login', state: { email } }), redirectDelayMs)
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const owner = { email: values.email.trim(), fullName: plainLine(values.fullName) }
    setProblem(null)
    if (!(await isAllowed(owner))) return
    const result = await attempt('account', () => signUp({ ...owner, password: password.value }), unforeseen)
    if (!result.ok) return showProblem(result.problem, owner.email)
    clear()
    const mustConfirm = result.value === 'confirm'
    const welcome = mustConfirm ? messages.welcomeConfirm : messages.welcome
    showToast({ title: messages.accountCreated, description: welcome({ app: site.name }), forNextScreen: true })
    if (mustConfirm) await navigate({ to: '/login', search: { view: 'confirm' }, state: { email: owner.email } })
    else goBack()
  }

  if (session.status === 'in' && !session.sessionExpired && !busy) {
    return (
      <AccountCard title={messages.signUp}>
        <AlreadySignedIn email={session.user.email} />
      </AccountCard>
    )
  }
  return (
    <AccountCard title={messages.signUp} intro={messages.signUpIntro({ app: site.name })}>
      {!signUps && <Callout tone="info">{accountProblemTexts.closed}</Callout>}
      {problem && (
        <ProblemCallout
          problem={problem}
          email={values.email.trim()}
          {...(problem.kind !== 'taken' && { title: messages.signUpFailed })}
        />
      )}
      <form className={classes.form} onSubmit={(event) => void whileBusy(() => submit(event))}>
        <FullNameField value={values.fullName} onChange={(fullName) => change({ fullName })} />
        <EmailField value={values.email} onChange={(email) => change({ email })} />
        <NewPasswordField label={messages.password} state={password} />
        <Button type="submit" fullWidth disabled={busy || !signUps}>
          {busy ? messages.creatingAccount : messages.createAccount}
        </Button>
      </form>
      <ProviderButtons providers={providers} />
      <p className={classes.foot}>
        {messages.alreadyHaveAccount}
        <Anchor className={classes.link} renderRoot={(props) => <Link to="/login" {...props} />}>
          {buttons.login}
        </Anchor>
      </p>
    </AccountCard>
  )
}
