import { useState } from 'react'

/** Tells if tasks are running. A task that fails ends, too. */
export const useBusy = () => {
  const [running, setRunning] = useState(0)
  const whileBusy = async <Result>(task: () => Promise<Result>): Promise<Result> => {
    setRunning((count) => count + 1)
    try {
      return await task()
    } finally {
      setRunning((count) => count - 1)
    }
  }
  return { busy: running > 0, whileBusy }
}
