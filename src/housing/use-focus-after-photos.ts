import { useEffect, useRef } from 'react'

/** After the photos close, focuses the card's photos button, also when a shared link opened them. */
export const useFocusAfterPhotos = (opened: string | undefined) => {
  const list = useRef<HTMLUListElement>(null)
  const last = useRef<string | undefined>(undefined)
  useEffect(() => {
    if (opened === undefined && last.current !== undefined) {
      list.current?.querySelector<HTMLElement>(`[data-photos-of="${CSS.escape(last.current)}"]`)?.focus()
    }
    last.current = opened
  }, [opened])
  return list
}
