import { Skeleton } from '@mantine/core'
import { timesContractions } from '@/health/pregnancy/rules/contractions'
import { asksForFirstMovements, countsMovements } from '@/health/pregnancy/rules/movements'
import { gestationNow } from '@/health/pregnancy/rules/record'
import { ContractionTimer } from './contraction-timer'
import { FirstMovements, MovementCounter } from './movement-counter'
import type { RecordProps } from './record-props'
import shared from './pregnancy.module.css'
import { useCare } from './use-care'
import { Visits } from './visits'

/** The visits, movements and contractions, which stay on this phone. */
export function PregnancyCare({ user, today, shown }: RecordProps) {
  const { due } = shown.record
  const care = useCare(user, due)
  if (!care) return <Skeleton className={shared.skeleton} />
  const gestation = gestationNow(today, due)
  const props = { user, today, due, care }
  return (
    <>
      {timesContractions(gestation) && <ContractionTimer {...props} />}
      {asksForFirstMovements(gestation) && <FirstMovements />}
      {countsMovements(gestation) && <MovementCounter {...props} />}
      <Visits {...props} />
    </>
  )
}
