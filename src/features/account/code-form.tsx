import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { confirmCode } from '@/data/session/second-factor'
import { codeLength, digitsOf } from '@/domain/account/account-rules'
import * as messages from '@/messages/account/account-screens.gen'
import classes from './account.module.css'
import { ProblemCallout } from './problem-callout'
import { useAccountRequest } from './use-account-request'

export function CodeForm({ factor, onConfirmed }: { factor: string; onConfirmed: () => void }) {
  const [code, setCode] = useState('')
  const { busy, problem, submit } = useAccountRequest(() => confirmCode(factor, code), onConfirmed)

  return (
    <>
      {problem && <ProblemCallout problem={problem} />}
      <form className={classes.form} onSubmit={(event) => void submit(event)}>
        <TextInput
          label={messages.code}
          required
          inputMode="numeric"
          autoComplete="one-time-code"
          classNames={{ input: classes.code }}
          value={code}
          onChange={(event) => setCode(digitsOf(event.currentTarget.value))}
        />
        <Button type="submit" fullWidth disabled={busy || code.length !== codeLength}>
          {busy ? messages.checking : messages.confirm}
        </Button>
      </form>
    </>
  )
}
