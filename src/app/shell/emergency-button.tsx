import { ActionIcon } from '@mantine/core'
import { IconPhoneCall } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import * as messages from '#words/app/shell/shell'
import { lazyPart } from '@/kit/platform/lazy-part'

/** If the numbers cannot be loaded, the phone dials the one that always answers. */
function Dial999() {
  return (
    <a href="tel:999" className="visually-hidden" ref={(link) => link?.click()}>
      {messages.call999}
    </a>
  )
}

const EmergencySheet = lazyPart(() => import('./emergency-sheet').then((loaded) => loaded.EmergencySheet), Dial999)

/** Opens the numbers to call for help: a second tap calls. */
export function EmergencyButton() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <ActionIcon
        c="var(--danger)"
        aria-label={messages.emergency}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <IconPhoneCall size={24} />
      </ActionIcon>
      <Suspense>{open && <EmergencySheet onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
