import { Text } from '@mantine/core'
import { IconShare2 } from '@tabler/icons-react'
import * as messages from '#words/health/reminders/reminder-settings'
import { Callout } from '@/kit/feedback/callout'
import { RichText } from '@/kit/layout/rich-text'
import classes from './reminders.module.css'
import type { Support } from './support'

const shareSign = (text: string) => <ShareSign text={text} />

/** Says why this phone cannot receive pushes, and what helps. */
export function NoPush({ support }: { support: Exclude<Support, 'ready'> }) {
  if (support === 'install-first') {
    return (
      <Callout tone="info" title={messages.installTitle}>
        {messages.installIntro}
        <ol className={classes.steps}>
          <li>{messages.installBackup}</li>
          <li>
            <RichText parts={messages.installShare({ share: shareSign })} />
          </li>
          <li>{messages.installAdd}</li>
          <li>{messages.installOpen}</li>
        </ol>
        <Text size="sm">{messages.alternatives}</Text>
      </Callout>
    )
  }
  if (support === 'denied') {
    return (
      <Callout tone="info" title={messages.deniedTitle}>
        {messages.deniedText} {messages.alternatives}
      </Callout>
    )
  }
  return (
    <Callout tone="info" title={messages.unsupportedTitle}>
      {messages.alternatives}
    </Callout>
  )
}

const ShareSign = ({ text }: { text: string }) => (
  <>
    <IconShare2 size={16} aria-hidden /> {text}
  </>
)
