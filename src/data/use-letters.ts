import { useEffect, useState } from 'react'
import type { LetterKind, LetterOf } from '@/domain/letter'

/** The letters of a kind that are still on this device. Their reader loads after first paint. */
export const useLetters = <Kind extends LetterKind>(kind: Kind): readonly LetterOf<Kind>[] => {
  const [letters, setLetters] = useState<readonly LetterOf<Kind>[]>([])
  useEffect(() => {
    let gone = false
    let stop = () => {}
    import('./letters').then(
      ({ watchLetters }) => {
        if (!gone) stop = watchLetters(kind, setLetters)
      },
      () => {},
    )
    return () => {
      gone = true
      stop()
    }
  }, [kind])
  return letters
}
