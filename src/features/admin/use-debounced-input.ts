import { useEffect, useRef, useState } from 'react'

const settledAfterMs = 300

/** Words that are typed, told on when the hand rests: each letter would be a question to the server. */
export const useDebouncedInput = (known: string, tell: (words: string) => void) => {
  const [typed, setTyped] = useState<string | null>(null)
  const latest = useRef(tell)
  useEffect(() => {
    latest.current = tell
  })
  useEffect(() => {
    if (typed === null) return
    const timer = setTimeout(() => {
      latest.current(typed)
      setTyped(null)
    }, settledAfterMs)
    return () => clearTimeout(timer)
  }, [typed])
  return { words: typed ?? known, write: setTyped }
}
