import { useEffect } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { savedAge } from '@/kit/words/saved-age'
import { saved } from '#words/kit/screen-notes'
import { useNow } from '../platform/use-now'

/**
 * When the rows of the screen were last compared with the server: an ISO instant; null while unknown; undefined where
 * nothing is saved: in memory, and for data that ships with the app.
 */
type CheckedAt = string | null | undefined

const shown = createStore<{ readonly checkedAt: CheckedAt }>(() => ({ checkedAt: undefined }))

/** Lets the header of the screen say how old the rows are. */
export const useSavedNote = (checkedAt: CheckedAt): void => {
  useEffect(() => {
    shown.setState({ checkedAt })
    return () => shown.setState({ checkedAt: undefined })
  }, [checkedAt])
}

/** How old the rows of the screen are, in words; none while that is not known. */
export function SavedNote() {
  const checkedAt = useStore(shown, (state) => state.checkedAt)
  const now = useNow()
  return checkedAt && saved({ age: savedAge(checkedAt, now) })
}
