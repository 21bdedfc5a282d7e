// Chunk: notices

import { Button } from '@mantine/core'
import { IconShare2 } from '@tabler/icons-react'
import { site } from '@/kit/rules/site'
import * as messages from '#words/app/install/offers'
import { RichText } from '@/kit/layout/rich-text'
import { Notice } from '@/kit/overlay/notice'
import { useInstallOffer } from './use-install-offer'

const share = (text: string) => (
  <>
    <IconShare2 size={16} aria-hidden /> {text}
  </>
)

/** Offers to install the app. A refusal is remembered. */
export function InstallNotice() {
  const { kind, install, decline } = useInstallOffer()
  if (kind === 'none') return null
  if (kind === 'ios') {
    return (
      <Notice title={messages.putOnHomeScreen({ app: site.name })} onDismiss={decline}>
        <RichText parts={messages.stepsInSafari({ app: site.name, share })} />
      </Notice>
    )
  }
  return (
    <Notice
      title={messages.installApp({ app: site.name })}
      actions={
        <>
          <Button onClick={install}>{messages.install}</Button>
          <Button variant="default" onClick={decline}>
            {messages.notNow}
          </Button>
        </>
      }
    >
      {messages.opensFromHomeScreen}
    </Notice>
  )
}
