import { useEffect, useState } from 'react'
import { clearTicks, readTicks, setTick } from '@/data/checklist-ticks'
import { useIdentity } from '@/data/session/use-session'
import { showToast } from '@/ui/feedback/toast'

/** The ticks of a checklist: on the screen at once, and kept on this phone. */
export const useTicks = (list: string) => {
  const identity = useIdentity()
  const [ticked, setTicked] = useState<readonly string[]>([])
  useEffect(() => {
    let gone = false
    if (identity === undefined) return
    readTicks(list, identity).then(
      (kept) => !gone && setTicked((shown) => [...new Set([...kept, ...shown])]),
      // A phone that blocks storage begins without ticks.
      () => {},
    )
    return () => {
      gone = true
      setTicked([])
    }
  }, [list, identity])
  const keep = (shown: readonly string[], writing: Promise<void>) => {
    setTicked(shown)
    void writing.catch(() =>
      showToast({ title: 'Not kept', description: 'This phone has no room left or blocks storage.', tone: 'destructive' }),
    )
  }
  return {
    ticked,
    tick: (item: string, on: boolean) =>
      keep([...ticked.filter((other) => other !== item), ...(on ? [item] : [])], setTick(list, item, on)),
    clear: () => keep([], clearTicks(list)),
  }
}
