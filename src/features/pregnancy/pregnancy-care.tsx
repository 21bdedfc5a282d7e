import { Skeleton } from '@mantine/core'
import { countsMovements } from '@/domain/pregnancy/movements'
import { gestationNow } from '@/domain/pregnancy/record'
import { MovementCounter } from './movement-counter'
import type { RecordProps } from './record-props'
import shared from './pregnancy.module.css'
import { useCare } from './use-care'
import { Visits } from './visits'

/** What is ticked and counted on this phone alone. */
export function PregnancyCare({ user, today, shown }: RecordProps) {
  const { due } = shown.record
  const care = useCare(user, due)
  if (!care) return <Skeleton className={shared.skeleton} />
  const props = { user, today, due, care }
  return (
    <>
      {countsMovements(gestationNow(today, due)) && <MovementCounter {...props} />}
      <Visits {...props} />
    </>
  )
}
