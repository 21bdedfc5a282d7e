import { Skeleton } from '@mantine/core'
import type { RecordProps } from './record-props'
import shared from './pregnancy.module.css'
import { useCare } from './use-care'
import { Visits } from './visits'

/** What is ticked on this phone alone. */
export function PregnancyCare({ user, today, shown }: RecordProps) {
  const { due } = shown.record
  const care = useCare(user, due)
  return care ? <Visits user={user} today={today} due={due} care={care} /> : <Skeleton className={shared.skeleton} />
}
