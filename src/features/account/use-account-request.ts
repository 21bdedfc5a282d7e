import { useState, type FormEvent } from 'react'
import type { AccountAnswer, AccountProblem } from '@/data/session/account-answer'

/** A form that asks the server for one thing: whether it is busy, and why it was told no. */
export const useAccountRequest = (ask: () => Promise<AccountAnswer<unknown>>, onDone: () => void) => {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<AccountProblem | null>(null)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setProblem(null)
    const answer = await ask()
    setBusy(false)
    if (answer.ok) onDone()
    else setProblem(answer.problem)
  }
  return { busy, problem, submit }
}
