import { useState } from 'react'
import { useAsync } from '../../use-async'
import type { OwnedOperation } from './watch-operations'
import type { WritableTable } from '../table-names'

/** The unsent operations on this phone, of one table or all. The code that reads them loads after the first paint. */
export const useOperations = (table: WritableTable | null): readonly OwnedOperation[] => {
  const [operations, setOperations] = useState<readonly OwnedOperation[]>([])
  useAsync(async (signal) => {
    const { watchOperations } = await import('./watch-operations')
    if (!signal.aborted) signal.addEventListener('abort', watchOperations(setOperations))
  }, [], 'outbox')
  return table === null ? operations : operations.filter(({ operation }) => operation.lane.startsWith(`${table}/`))
}
