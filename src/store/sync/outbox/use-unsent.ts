import { useState } from 'react'
import { useAsync } from '@/store/use-async'
import type { WritableTable } from '../table-names'
import type { Unsent } from '../unsent'

/** The unsent changes of this phone, of one table or all. The code that reads it loads after the first paint. */
export const useUnsent = (table: WritableTable | null): readonly Unsent[] => {
  const [unsent, setUnsent] = useState<readonly Unsent[]>([])
  useAsync(
    async (signal) => {
      const { watchUnsent } = await import('../unsent')
      if (!signal.aborted) signal.addEventListener('abort', watchUnsent(setUnsent))
    },
    [],
    'outbox',
  )
  return table === null ? unsent : unsent.filter(({ lane }) => lane.startsWith(`${table}/`))
}
