import { useState, type FormEvent } from 'react'
import { attempt } from '@/store/error-log/attempt'
import { unforeseen, type AccountProblem, type AccountResult } from '@/store/session/account-result'
import { useBusy } from '@/kit/platform/use-busy'

const always = () => Promise.resolve(true)

/**
 * State of a form that sends one account request.
 * @param validate runs first; the request is sent only if it resolves to true
 */
export const useAccountRequest = <Value>(
  send: () => Promise<AccountResult<Value>>,
  onDone: (value: Value) => void,
  validate: () => Promise<boolean> = always,
) => {
  const { busy, whileBusy } = useBusy()
  const [problem, setProblem] = useState<AccountProblem | null>(null)

  const sendValid = async () => ((await validate()) ? attempt<AccountResult<Value>>('account', send, unforeseen) : null)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setProblem(null)
    const result = await whileBusy(sendValid)
    if (result?.ok) onDone(result.value)
    else if (result) setProblem(result.problem)
  }
  return { busy, problem, submit }
}
