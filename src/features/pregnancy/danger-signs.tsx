import { Text, UnstyledButton } from '@mantine/core'
import { IconChevronRight, IconUrgent } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { dangerSigns } from '@/messages/pregnancy/danger-signs'
import { DialogFrame } from '@/ui/overlay/dialog-frame'
import { Call999Button } from './call-999-button'
import classes from './pregnancy.module.css'
import { EmergencyNumbers } from './sheets'

/** When to get help and whom to call. Stays visible while the record scrolls. */
export function DangerSigns() {
  const [opened, setOpened] = useState(false)
  return (
    <>
      <UnstyledButton className={classes.danger} aria-haspopup="dialog" onClick={() => setOpened(true)}>
        <IconUrgent size={22} aria-hidden />
        <span className={classes.dangerWords}>Danger signs and help</span>
        <IconChevronRight size={20} aria-hidden />
      </UnstyledButton>
      {opened && (
        <DialogFrame title="Get help at once" position="bottom" onClose={() => setOpened(false)}>
          <Text>If you have any of these, go to a clinic or hospital now, day or night, whatever the week:</Text>
          <ul className={classes.signs}>
            {dangerSigns.map((sign) => (
              <li key={sign}>{sign}</li>
            ))}
          </ul>
          <div className={classes.calls}>
            <Suspense fallback={<Call999Button />}>
              <EmergencyNumbers />
            </Suspense>
          </div>
          <Text size="sm" c="var(--ink-soft)" mt="sm">
            If no line answers, dial 999 or 112: free from any phone.
          </Text>
        </DialogFrame>
      )}
    </>
  )
}
