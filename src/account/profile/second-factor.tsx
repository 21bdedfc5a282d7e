import { Anchor, Button, Text, TextInput } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { useStore } from 'zustand'
import { connectivity, isOffline } from '@/store/connectivity'
import { attempt } from '@/store/error-log/attempt'
import { unforeseen, type AccountProblem } from '@/account/store/account-result'
import {
  authenticators,
  beginAuthenticator,
  confirmCode,
  removeAuthenticator,
  type Authenticator,
  type NewAuthenticator,
} from '@/account/store/second-factor'
import { useAsync } from '@/store/use-async'
import { codeLength, digitsOf } from '@/account/rules/account-rules'
import * as messages from '#words/account/profile/profile-account'
import { RichText } from '@/kit/layout/rich-text'
import { Callout } from '@/kit/feedback/callout'
import { FormActions } from '@/kit/form/form-actions'
import { ResponsiveDialog } from '@/kit/overlay/responsive-dialog'
import { showToast } from '@/kit/feedback/toast'
import { TitledSection } from '@/kit/layout/titled-section'
import { useBusy } from '@/kit/platform/use-busy'
import classes from './profile.module.css'

const listFactors = () => attempt('account', authenticators, unforeseen)

/** Sets up and removes authenticator apps as a second factor. */
export function SecondFactor() {
  const [factors, setFactors] = useState<readonly Authenticator[] | null>(null)
  const [newFactor, setNewFactor] = useState<NewAuthenticator | null>(null)
  const [removing, setRemoving] = useState<Authenticator | null>(null)
  const [problem, setProblem] = useState<AccountProblem | null>(null)
  const { busy, whileBusy } = useBusy()
  const offline = useStore(connectivity, isOffline)

  useAsync(
    async (signal) => {
      const result = await listFactors()
      if (result.ok && !signal.aborted) setFactors(result.value)
    },
    // Requests the list again when the phone is back online.
    // oxlint-disable-next-line react/exhaustive-deps
    [offline],
    'account',
  )
  const reload = async () => {
    const result = await listFactors()
    if (result.ok) setFactors(result.value)
  }

  const startSetup = async () => {
    setProblem(null)
    const nameOf = (number: number) => messages.authenticatorName({ number: String(number) })
    const result = await whileBusy(() => attempt('account', () => beginAuthenticator(nameOf), unforeseen))
    if (result.ok) setNewFactor(result.value)
    else setProblem(result.problem)
  }
  const finishSetup = async () => {
    setNewFactor(null)
    showToast({ title: messages.secondStepOn, description: messages.secondStepOnText })
    await reload()
  }
  const remove = async (id: string) => {
    setRemoving(null)
    setProblem(null)
    await whileBusy(async () => {
      const result = await attempt('account', () => removeAuthenticator(id), unforeseen)
      if (!result.ok) setProblem(result.problem)
      await reload()
    })
  }

  return (
    <TitledSection title={messages.secondStep} className={classes.card}>
      <Text c="var(--ink-soft)">{messages.secondStepText}</Text>
      {problem && <Callout tone="problem">{problem.sentence}</Callout>}
      {factors === null && <Text c="var(--ink-soft)">{messages.showWhenReached}</Text>}
      {factors && factors.length > 0 && (
        <ul className={classes.list}>
          {factors.map((factor) => (
            <li key={factor.id}>
              <Text fw={600}>{factor.name}</Text>
              <Button
                variant="default"
                disabled={busy}
                aria-label={messages.removeThis({ name: factor.name })}
                onClick={() => setRemoving(factor)}
              >
                {messages.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {newFactor ? (
        <SetUp newFactor={newFactor} onConfirmed={() => void finishSetup()} onCancel={() => setNewFactor(null)} />
      ) : (
        factors && (
          <div className={classes.actions}>
            <Button variant="default" disabled={busy} onClick={() => void startSetup()}>
              {messages.setUpAuthenticator}
            </Button>
          </div>
        )
      )}
      {removing && (
        <ResponsiveDialog
          opened
          title={messages.removeQuestion({ name: removing.name })}
          onClose={() => setRemoving(null)}
          actions={
            <>
              <Button variant="default" onClick={() => setRemoving(null)}>
                {messages.keepIt}
              </Button>
              <Button color="coral" onClick={() => void remove(removing.id)}>
                {messages.remove}
              </Button>
            </>
          }
        >
          <Text>{messages.noCodeAnyMore}</Text>
        </ResponsiveDialog>
      )}
    </TitledSection>
  )
}

type SetUpProps = { newFactor: NewAuthenticator; onConfirmed: () => void; onCancel: () => void }

const secretCode = (text: string) => <code className={classes.secret}>{text}</code>

function SetUp({ newFactor: { id, picture, secret, link }, onConfirmed, onCancel }: SetUpProps) {
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<AccountProblem | null>(null)
  const { busy, whileBusy } = useBusy()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setProblem(null)
    const result = await whileBusy(() => attempt('account', () => confirmCode(id, code), unforeseen))
    if (result.ok) onConfirmed()
    else setProblem(result.problem)
  }
  return (
    <form className={classes.form} onSubmit={(event) => void submit(event)}>
      <Text>{messages.scanThis}</Text>
      <img className={classes.qr} src={picture} alt={messages.qrCode} width={200} height={200} />
      <Anchor className={classes.link} href={link}>
        {messages.openInAuthenticator}
      </Anchor>
      <Text size="sm">
        <RichText parts={messages.typeThisKey({ secret, key: secretCode })} />
      </Text>
      {problem && <Callout tone="problem">{problem.sentence}</Callout>}
      <TextInput
        label={messages.code}
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        onChange={(event) => setCode(digitsOf(event.currentTarget.value))}
      />
      <FormActions
        className={classes.actions}
        submitLabel={messages.confirm}
        loading={busy}
        disabled={code.length !== codeLength}
        onCancel={onCancel}
      />
    </form>
  )
}
