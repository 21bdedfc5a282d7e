import { Text, Title, UnstyledButton } from '@mantine/core'
import { IconChevronRight, IconUrgent } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { dangerSigns, dangerSignsAfter, dangerSignsOfBleeding } from '@/messages/pregnancy/danger-signs'
import { DialogFrame } from '@/ui/overlay/dialog-frame'
import { Call999Button } from './call-999-button'
import classes from './pregnancy.module.css'
import { EmergencyNumbers } from './sheets'

/**
 * When to get help and whom to call. Stays visible while the screen scrolls.
 * @param pregnant whether the signs of a pregnancy come first
 */
export function DangerSigns({ pregnant }: { pregnant: boolean }) {
  const [opened, setOpened] = useState(false)
  return (
    <>
      <UnstyledButton className={classes.danger} data-quiet={!pregnant || undefined} aria-haspopup="dialog" onClick={() => setOpened(true)}>
        <IconUrgent size={22} aria-hidden />
        <span className={classes.dangerWords}>Danger signs and help</span>
        <IconChevronRight size={20} aria-hidden />
      </UnstyledButton>
      {opened && (
        <DialogFrame title="Get help at once" position="bottom" onClose={() => setOpened(false)}>
          <Text>If you have any of these, go to a clinic or hospital now, day or night{pregnant && ', whatever the week'}:</Text>
          {pregnant ? <Signs signs={dangerSigns} /> : <Signs signs={dangerSignsOfBleeding} />}
          <div className={classes.calls}>
            <Suspense fallback={<Call999Button />}>
              <EmergencyNumbers />
            </Suspense>
          </div>
          <Text size="sm" c="var(--ink-soft)" my="sm">
            If no line answers, dial 999 or 112: free from any phone.
          </Text>
          {!pregnant && <Signs title="If you are pregnant, or may be" signs={dangerSigns} />}
          <Signs title="In the weeks after a birth or a loss" signs={dangerSignsAfter} />
        </DialogFrame>
      )}
    </>
  )
}

function Signs({ title, signs }: { title?: string; signs: readonly string[] }) {
  return (
    <>
      {title && (
        <Title order={3} size="h5">
          {title}
        </Title>
      )}
      <ul className={classes.signs}>
        {signs.map((sign) => (
          <li key={sign}>{sign}</li>
        ))}
      </ul>
    </>
  )
}
