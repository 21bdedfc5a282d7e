import { useState } from 'react'

/** Whether a task is running. A task that fails ends it, too. */
export const useBusy = () => {
  const [busy, setBusy] = useState(false)
  const whileBusy = async <Result>(task: () => Promise<Result>): Promise<Result> => {
    setBusy(true)
    try {
      return await task()
    } finally {
      setBusy(false)
    }
  }
  return { busy, whileBusy }
}
