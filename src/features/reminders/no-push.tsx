import { Text } from '@mantine/core'
import { IconShare2 } from '@tabler/icons-react'
import { Callout } from '@/ui/feedback/callout'
import classes from './reminders.module.css'
import type { Support } from './support'

const alternatives = 'Until then Comrade tells you here, when you open it, and the calendar file puts the days into your calendar.'

/** Says why this phone cannot receive pushes, and what helps. */
export function NoPush({ support }: { support: Exclude<Support, 'ready'> }) {
  if (support === 'install-first') {
    return (
      <Callout tone="info" title="First put Comrade on your home screen">
        An iPhone reminds you only from installed apps:
        <ol className={classes.steps}>
          <li>
            Tap <IconShare2 size={16} aria-hidden /> Share at the bottom of Safari.
          </li>
          <li>Choose “Add to Home Screen”, then “Add”.</li>
          <li>Open Comrade from there, come back here and press “Remind me”.</li>
        </ol>
        <Text size="sm">{alternatives}</Text>
      </Callout>
    )
  }
  if (support === 'denied') {
    return (
      <Callout tone="info" title="Notifications are switched off for Comrade">
        Allow them in the settings of your browser or phone: tap the sign beside the address, then Permissions, then
        Notifications. {alternatives}
      </Callout>
    )
  }
  return (
    <Callout tone="info" title="This browser cannot remind you">
      {alternatives}
    </Callout>
  )
}
