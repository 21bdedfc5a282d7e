import { useState } from 'react'
import { clearTicks, readTicks, setTick } from '@/store/checklist-ticks'
import { reportError } from '@/store/error-log/error-log'
import { useIdentity } from '@/store/session/use-session'
import { useAsync } from '@/store/use-async'
import * as messages from '#words/education/article'
import { showToast } from '@/kit/feedback/toast'

/** The ticks of a checklist: shown immediately and stored on this phone. */
export const useTicks = (list: string) => {
  const identity = useIdentity()
  const [ticked, setTicked] = useState<readonly string[]>([])
  useAsync(
    async (signal) => {
      if (identity === undefined) return
      signal.addEventListener('abort', () => setTicked([]))
      const stored = await readTicks(list, identity)
      if (!signal.aborted) setTicked((shown) => [...new Set([...stored, ...shown])])
    },
    [list, identity],
    'private',
  )
  const update = (next: readonly string[], saving: Promise<void>) => {
    setTicked(next)
    void saving.catch((error: unknown) => {
      void reportError('private', error)
      showToast({ title: messages.notKept, description: messages.noRoom, tone: 'destructive' })
    })
  }
  return {
    ticked,
    tick: (item: string, on: boolean) =>
      update([...ticked.filter((other) => other !== item), ...(on ? [item] : [])], setTick(list, item, on)),
    clear: () => update([], clearTicks(list)),
  }
}
