import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { claimAdmin } from '@/admin/store/access'
import { signIn, signUp } from '@/store/session/account'
import { storedUserId } from '@/admin/store/stored-user'
import type { UserId } from '@/kit/rules/ids'
import { plainLine } from '@/kit/rules/plain-text'
import * as messages from '#words/admin/door'
import { success } from '#words/admin/panel'
import { adminProblemText } from '@/admin/words/problems'
import { roleFailure } from '@/admin/words/setup'
import { error as errorTitle } from '#words/kit/screen-notes'
import { showToast } from '@/kit/feedback/toast'
import { reportError } from '@/store/error-log/error-log'
import { useDraft } from '@/store/use-draft'

/** Sets up the first admin: creates the account or signs in where needed, then claims the role. */
export const useSetup = (userId: UserId | null) => {
  const navigate = useNavigate()
  const { values: draft, change: update, clear } = useDraft('admin-setup', { fullName: '', email: '' })
  const [code, setCode] = useState('')
  const [password, setPassword] = useState('')
  const [busy, setBusy] = useState(false)
  const [verify, setVerify] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  const showProblem = (description: string) => {
    setProblem(description)
    showToast({ title: errorTitle, description, tone: 'destructive' })
  }

  const claim = async (caller: UserId) => {
    const result = await claimAdmin(caller, code)
    if (!result.ok) return showProblem(roleFailure({ message: adminProblemText(result.problem) }))
    if (result.value !== 'granted') return showProblem(roleFailure(result.value))
    clear()
    showToast({ title: success, description: messages.roleSet, forNextScreen: true })
    await navigate({ to: '/admin' })
  }
  const claimAsStoredUser = async () => {
    const caller = await storedUserId()
    if (caller) await claim(caller)
    else showProblem(roleFailure({ message: messages.signInFirst }))
  }

  /** For an address that has an account: signs in, then claims the role. */
  const signInInstead = async (email: string) => {
    showToast({ title: messages.userExists, description: messages.signingInToSet })
    const result = await signIn({ email, password })
    if (result.ok) return claimAsStoredUser()
    setVerify(result.problem.kind === 'not-confirmed')
    showProblem(
      result.problem.kind === 'not-confirmed'
        ? result.problem.sentence
        : roleFailure({ message: result.problem.message }),
    )
  }
  const create = async () => {
    const { email } = draft
    const result = await signUp({ email, password, fullName: plainLine(draft.fullName) })
    if (!result.ok) return result.problem.kind === 'taken' ? signInInstead(email) : showProblem(result.problem.message)
    if (result.value === 'signed-in') return claimAsStoredUser()
    setVerify(true)
    showToast({ title: messages.adminCreated, description: messages.verifyThenFinish })
  }

  const submit = async () => {
    setBusy(true)
    setProblem(null)
    try {
      await (userId ? claim(userId) : create())
    } catch (error) {
      void reportError('session', error)
      showProblem(messages.unexpected)
    }
    setBusy(false)
  }
  return { draft, update, code, setCode, password, setPassword, busy, verify, problem, submit }
}
