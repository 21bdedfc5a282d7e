import { useEffect, useState } from 'react'
import type { OwnedOperation } from './watch-operations'
import type { WritableTable } from './writables'

/** What this phone has not sent yet; of one table, or all. Its reader loads after the first paint. */
export const useOperations = (table: WritableTable | null): readonly OwnedOperation[] => {
  const [operations, setOperations] = useState<readonly OwnedOperation[]>([])
  useEffect(() => {
    let gone = false
    let stop = () => {}
    import('./watch-operations').then(
      ({ watchOperations }) => {
        if (!gone) stop = watchOperations(setOperations)
      },
      () => {},
    )
    return () => {
      gone = true
      stop()
    }
  }, [])
  return table === null ? operations : operations.filter(({ operation }) => operation.lane.startsWith(`${table}/`))
}
