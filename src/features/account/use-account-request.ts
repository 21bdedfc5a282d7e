import { useState, type FormEvent } from 'react'
import type { AccountResult, AccountProblem } from '@/data/session/account-result'

const always = () => Promise.resolve(true)

/**
 * State of a form that sends one account request.
 * @param validate runs first; the request is sent only if it resolves to true
 */
export const useAccountRequest = (send: () => Promise<AccountResult<unknown>>, onDone: () => void, validate: () => Promise<boolean> = always) => {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<AccountProblem | null>(null)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setProblem(null)
    if (!(await validate())) return setBusy(false)
    const result = await send()
    setBusy(false)
    if (result.ok) onDone()
    else setProblem(result.problem)
  }
  return { busy, problem, submit }
}
