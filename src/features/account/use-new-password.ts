import { useEffect, useRef, useState, type RefObject } from 'react'
import { loadCommonPasswords } from '@/data/common-passwords'
import { passwordProblem, type PasswordOwner, type PasswordProblem } from '@/domain/account/new-password'

export type NewPasswordState = {
  readonly value: string
  /** Why it was refused; until it is changed. */
  readonly problem: PasswordProblem | null
  readonly change: (value: string) => void
  readonly field: RefObject<HTMLInputElement | null>
}

/** Where the list cannot be had, what is known of the person still counts. */
const commonOrNone = (): Promise<ReadonlySet<string>> => loadCommonPasswords().catch(() => new Set<string>())

/** A password that is being chosen, and the check that nobody would guess it first. */
export const useNewPassword = (): NewPasswordState & { readonly isAllowed: (owner: PasswordOwner) => Promise<boolean> } => {
  const [value, setValue] = useState('')
  const [problem, setProblem] = useState<PasswordProblem | null>(null)
  const field = useRef<HTMLInputElement>(null)
  // On the phone by the time that it is wanted.
  useEffect(() => void commonOrNone(), [])

  const change = (next: string) => {
    setValue(next)
    setProblem(null)
  }
  const isAllowed = async (owner: PasswordOwner) => {
    const found = passwordProblem(value, await commonOrNone(), owner)
    setProblem(found)
    if (found) field.current?.focus()
    return found === null
  }
  return { value, problem, change, field, isAllowed }
}
