import { useState, type FormEvent } from 'react'
import type { AccountAnswer, AccountProblem } from '@/data/session/account-answer'

const always = () => Promise.resolve(true)

/**
 * A form that asks the server for one thing: whether it is busy, and why it was told no.
 * @param mayAsk what the form itself has to say first
 */
export const useAccountRequest = (ask: () => Promise<AccountAnswer<unknown>>, onDone: () => void, mayAsk: () => Promise<boolean> = always) => {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<AccountProblem | null>(null)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setProblem(null)
    if (!(await mayAsk())) return setBusy(false)
    const answer = await ask()
    setBusy(false)
    if (answer.ok) onDone()
    else setProblem(answer.problem)
  }
  return { busy, problem, submit }
}
