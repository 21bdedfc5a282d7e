import { Text } from '@mantine/core'
import { notOnThisPhone } from '#words/health/cycle/screens-tracker'

/** In place of a part whose code could not be loaded. */
export function NotOnThisPhone() {
  return <Text role="alert">{notOnThisPhone}</Text>
}
