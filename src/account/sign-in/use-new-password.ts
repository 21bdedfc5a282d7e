import { useEffect, useRef, useState, type RefObject } from 'react'
import { loadCommonPasswords } from '@/store/common-passwords'
import { passwordProblem, type PasswordOwner, type PasswordProblem } from '@/account/rules/new-password'

export type NewPasswordState = {
  readonly value: string
  /** The reason why the value was refused; null after the next change. */
  readonly problem: PasswordProblem | null
  readonly change: (value: string) => void
  readonly field: RefObject<HTMLInputElement | null>
}

/** Without the list, the check against the owner's name and email still applies. */
const loadCommonOrEmpty = (): Promise<ReadonlySet<string>> => loadCommonPasswords().catch(() => new Set<string>())

/** State of a new password, and its check against common passwords and the owner's name and email. */
export const useNewPassword = (): NewPasswordState & {
  readonly isAllowed: (owner: PasswordOwner) => Promise<boolean>
} => {
  const [value, setValue] = useState('')
  const [problem, setProblem] = useState<PasswordProblem | null>(null)
  const field = useRef<HTMLInputElement>(null)
  // Preloads the list, so that submitting does not wait for it.
  useEffect(() => void loadCommonOrEmpty(), [])

  const change = (next: string) => {
    setValue(next)
    setProblem(null)
  }
  const isAllowed = async (owner: PasswordOwner) => {
    const found = passwordProblem(value, await loadCommonOrEmpty(), owner)
    setProblem(found)
    if (found) field.current?.focus()
    return found === null
  }
  return { value, problem, change, field, isAllowed }
}
