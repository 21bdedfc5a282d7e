import { Text } from '@mantine/core'
import { notOnThisPhone } from '@/health/cycle/words/screens-tracker.gen'

/** In place of a part whose code could not be loaded. */
export function NotOnThisPhone() {
  return <Text role="alert">{notOnThisPhone}</Text>
}
