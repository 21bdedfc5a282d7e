import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { claimAdmin } from '@/data/admin/access'
import { signIn, signUp } from '@/data/session/account'
import { storedUserId } from '@/data/admin/stored-user'
import { adminProblemText } from '@/domain/admin/problems'
import { roleFailure } from '@/domain/admin/setup'
import type { UserId } from '@/domain/shared/ids'
import { showToast } from '@/ui/feedback/toast'
import { deleteSetupDraft, saveSetupDraft, readSetupDraft, type SetupDraft } from './tab-storage'

/** The steps of becoming the first admin, from whichever of them the person stands at. */
export const useSetup = (person: UserId | null) => {
  const navigate = useNavigate()
  const [draft, setDraft] = useState<SetupDraft>(readSetupDraft)
  const [password, setPassword] = useState('')
  const [busy, setBusy] = useState(false)
  const [verify, setVerify] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  const write = (change: Partial<SetupDraft>) => {
    const next = { ...draft, ...change }
    setDraft(next)
    saveSetupDraft(next)
  }
  const refuse = (description: string) => {
    setProblem(description)
    showToast({ title: 'Error', description, tone: 'destructive' })
  }

  const claim = async (caller: UserId) => {
    const answer = await claimAdmin(caller, draft.code)
    if (!answer.ok) return refuse(roleFailure({ message: adminProblemText(answer.problem) }))
    if (answer.value !== 'granted') return refuse(roleFailure(answer.value))
    deleteSetupDraft()
    showToast({ title: 'Success', description: 'Admin role has been set successfully!' })
    await navigate({ to: '/admin' })
  }
  const claimAsStored = async () => {
    const caller = await storedUserId()
    if (caller) await claim(caller)
    else refuse(roleFailure({ message: 'Please sign in first.' }))
  }

  /** An account that there is: its password is asked for, and the role is set after. */
  const signInInstead = async (email: string) => {
    showToast({ title: 'User exists', description: 'Signing in to set the admin role...' })
    const answer = await signIn({ email, password })
    if (answer.ok) return claimAsStored()
    setVerify(answer.problem.kind === 'not-confirmed')
    refuse(answer.problem.kind === 'not-confirmed' ? answer.problem.sentence : roleFailure({ message: answer.problem.message }))
  }
  const create = async () => {
    const email = draft.email.trim()
    const answer = await signUp({ email, password, fullName: draft.fullName.trim() })
    if (!answer.ok) return answer.problem.kind === 'taken' ? signInInstead(email) : refuse(answer.problem.message)
    if (answer.value === 'signed-in') return claimAsStored()
    setVerify(true)
    showToast({ title: 'Admin user created', description: 'Please verify your email first, then finish the setup here.' })
  }

  const submit = async () => {
    setBusy(true)
    setProblem(null)
    try {
      await (person ? claim(person) : create())
    } catch {
      refuse('An unexpected error occurred')
    }
    setBusy(false)
  }
  return { draft, write, password, setPassword, busy, verify, problem, submit }
}
