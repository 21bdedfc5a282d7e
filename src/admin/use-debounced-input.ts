import { useEffect, useRef, useState } from 'react'

const pauseMs = 300

/** Reports typed text once typing has paused, because each report is a request to the server. */
export const useDebouncedInput = (current: string, onSettled: (text: string) => void) => {
  const [typed, setTyped] = useState<string | null>(null)
  const latest = useRef(onSettled)
  useEffect(() => {
    latest.current = onSettled
  })
  useEffect(() => {
    if (typed === null) return
    const timer = setTimeout(() => {
      latest.current(typed)
      setTyped(null)
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [typed])
  return { value: typed ?? current, setValue: setTyped }
}
