import { useEffect, useState } from 'react'
import type { OwnedOperation } from './watch-operations'
import type { WritableTable } from './writables'

/** The unsent operations on this phone, of one table or all. The code that reads them loads after the first paint. */
export const useOperations = (table: WritableTable | null): readonly OwnedOperation[] => {
  const [operations, setOperations] = useState<readonly OwnedOperation[]>([])
  useEffect(() => {
    let unmounted = false
    let stop = () => {}
    import('./watch-operations').then(
      ({ watchOperations }) => {
        if (!unmounted) stop = watchOperations(setOperations)
      },
      () => {},
    )
    return () => {
      unmounted = true
      stop()
    }
  }, [])
  return table === null ? operations : operations.filter(({ operation }) => operation.lane.startsWith(`${table}/`))
}
