import { Button } from '@mantine/core'
import { IconShare2 } from '@tabler/icons-react'
import { Notice } from '@/ui/overlay/notice'
import { useInstallOffer } from './use-install-offer'

/** Offers to install the app. A refusal is remembered. */
export function InstallNotice() {
  const { kind, install, decline } = useInstallOffer()
  if (kind === 'none') return null
  if (kind === 'ios') {
    return (
      <Notice title="Put Comrade on your home screen" onDismiss={decline}>
        Tap <IconShare2 size={16} aria-hidden /> Share at the bottom of Safari, then “Add to Home Screen”. It then opens
        like an app, also without data.
      </Notice>
    )
  }
  return (
    <Notice
      title="Install Comrade"
      actions={
        <>
          <Button onClick={install}>Install</Button>
          <Button variant="default" onClick={decline}>
            Not now
          </Button>
        </>
      }
    >
      Opens from your home screen, also without data. It takes less space than one photo.
    </Notice>
  )
}
