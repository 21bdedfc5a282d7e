// Chunk: account

import { Button, TextInput } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { done, type AccountResult } from '@/account/store/account-result'
import { enterCode } from '@/account/store/second-factor'
import { openMail } from '@/account/store/account'
import { codeLength, digitsOf } from '@/account/rules/account-rules'
import type { MailType } from '@/account/rules/account-url'
import * as messages from '#words/account/account-screens'
import { codeFromMail } from '#words/account/mailed-links'
import classes from './account.module.css'
import { ProblemCallout, useAccountRequest } from './account-request'
import { EmailField } from './account-fields'
import { mailOutcome, type LinkOutcome } from './link-outcome'

type SixDigitsFormProps<Value> = {
  label: string
  send: (code: string) => Promise<AccountResult<Value>>
  onDone: (value: Value) => void
  /** True if the fields above the code are filled in. */
  isReady?: boolean
  /** Fields above the code. */
  children?: ReactNode
}

/** A form for the six digits of an authenticator app or of a mail. */
function SixDigitsForm<Value>({ label, send, onDone, isReady = true, children }: SixDigitsFormProps<Value>) {
  const [code, setCode] = useState('')
  const { busy, problem, submit } = useAccountRequest(() => send(code), onDone)

  return (
    <>
      {problem && <ProblemCallout problem={problem} />}
      <form className={classes.form} onSubmit={(event) => void submit(event)}>
        {children}
        <TextInput
          label={label}
          required
          inputMode="numeric"
          autoComplete="one-time-code"
          classNames={{ input: classes.code }}
          value={code}
          onChange={(event) => setCode(digitsOf(event.currentTarget.value))}
        />
        <Button type="submit" fullWidth disabled={busy || !isReady || code.length !== codeLength}>
          {busy ? messages.checking : messages.confirm}
        </Button>
      </form>
    </>
  )
}

/** Asks for the code of an authenticator app. */
export function CodeForm({ onConfirmed }: { onConfirmed: () => void }) {
  return <SixDigitsForm label={messages.code} send={enterCode} onDone={onConfirmed} />
}

type MailCodeProps = {
  type: MailType
  /** The address that the mail went to. */
  email: string
  /** If given, the form asks for the address, too. */
  onEmail?: (email: string) => void
  onOutcome: (outcome: LinkOutcome) => void
}

/** Asks for the code of a mail instead of its link, for users who read their mail on another device. */
export function MailCode({ type, email, onEmail, onOutcome }: MailCodeProps) {
  const address = email.trim()
  return (
    <SixDigitsForm
      label={codeFromMail}
      isReady={address.includes('@')}
      send={(token) => openMail({ type, email: address, token })}
      onDone={(user) => onOutcome(mailOutcome(type, done(user)))}
    >
      {onEmail && <EmailField value={email} onChange={onEmail} />}
    </SixDigitsForm>
  )
}
