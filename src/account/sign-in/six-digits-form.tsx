import { Button, TextInput } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import type { AccountResult } from '@/store/session/account-result'
import { codeLength, digitsOf } from '@/account/rules/account-rules'
import * as messages from '#words/account/account-screens'
import classes from './account.module.css'
import { ProblemCallout } from './problem-callout'
import { useAccountRequest } from './use-account-request'

type SixDigitsFormProps<Value> = {
  label: string
  send: (code: string) => Promise<AccountResult<Value>>
  onDone: (value: Value) => void
  /** True if all but the code is filled in. */
  isReady?: boolean
  /** Fields above the code. */
  children?: ReactNode
}

/** A form for six digits: of an authenticator app, or of a mail. */
export function SixDigitsForm<Value>({ label, send, onDone, isReady = true, children }: SixDigitsFormProps<Value>) {
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
