import { Text, Title, UnstyledButton } from '@mantine/core'
import { IconChevronRight, IconUrgent } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import * as messages from '#words/health/pregnancy/danger-help'
import {
  dangerSigns,
  dangerSignsAfterBirth,
  dangerSignsAfterLoss,
  dangerSignsOfBleeding,
} from '@/health/pregnancy/words/danger-signs'
import { TranslationNote } from '@/kit/feedback/translation-note'
import { DialogFrame } from '@/kit/overlay/dialog-frame'
import classes from './pregnancy.module.css'
import { Call999Button, Clinics, EmergencyNumbers } from './lazy-parts'

/**
 * The button that opens the danger signs and the numbers to call. It stays visible while the screen scrolls.
 * @param pregnant true if the signs of a pregnancy come first
 */
export function DangerSigns({ pregnant }: { pregnant: boolean }) {
  const [opened, setOpened] = useState(false)
  return (
    <>
      <UnstyledButton
        className={classes.danger}
        data-quiet={!pregnant || undefined}
        aria-haspopup="dialog"
        data-keep-clear
        onClick={() => setOpened(true)}
      >
        <IconUrgent size={22} aria-hidden />
        <span className={classes.dangerWords}>{messages.open}</span>
        <IconChevronRight size={20} aria-hidden />
      </UnstyledButton>
      {opened && (
        <DialogFrame title={messages.title} position="bottom" onClose={() => setOpened(false)}>
          <TranslationNote />
          <Text>{pregnant ? messages.introPregnant : messages.intro}</Text>
          {pregnant ? <Signs signs={dangerSigns} /> : <Signs signs={dangerSignsOfBleeding} />}
          <Suspense fallback={<Call999Button />}>
            <EmergencyNumbers />
          </Suspense>
          <Suspense>
            <Clinics />
          </Suspense>
          {!pregnant && <Signs title={messages.ifPregnant} signs={dangerSigns} />}
          <Signs title={messages.afterBirth} signs={dangerSignsAfterBirth} />
          <Signs title={messages.afterLoss} signs={dangerSignsAfterLoss} />
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
