import { Button, Text, UnstyledButton } from '@mantine/core'
import { IconArrowBackUp, IconBabyCarriage, IconHeart } from '@tabler/icons-react'
import { useState } from 'react'
import type { PastPregnancy } from '@/health/cycle/rules/log'
import * as messages from '#words/health/pregnancy/end'
import { DialogFrame } from '@/kit/overlay/dialog-frame'
import { showToast } from '@/kit/feedback/toast'
import { removePregnancy } from './commands'
import { EndForm } from './end-form'
import type { EndPregnancyProps } from './end-props'
import { endText, type EndKind } from './end-text'
import classes from './pregnancy.module.css'
import { pregnancyToasts } from './use-save-pregnancy'
import { reportError } from '@/store/error-log/error-log'

const icons = { birth: IconBabyCarriage, loss: IconHeart, mistake: IconArrowBackUp } as const
const kinds = ['birth', 'loss', 'mistake'] as const

/** Ends a pregnancy or its tracking. Asks for the day and nothing else. */
export function EndPregnancy(props: EndPregnancyProps) {
  const { user, shown, onEnded, onClose } = props
  const [kind, setKind] = useState<EndKind | null>(null)
  const [busy, setBusy] = useState(false)

  const end = async (past: PastPregnancy | null) => {
    setBusy(true)
    try {
      // The cycle log comes first: without this entry the pregnancy would count as one long cycle.
      if (past) await onEnded(past)
      await removePregnancy(user, shown)
      onClose(past?.ended ?? 'mistake')
    } catch (error) {
      void reportError('private', error)
      setBusy(false)
      showToast(pregnancyToasts.refused)
    }
  }

  return (
    <DialogFrame title={kind ? endText[kind].title : messages.ask} position="bottom" onClose={() => onClose(null)}>
      {kind === null ? (
        <ul className={classes.choices}>
          {kinds.map((option) => {
            const Icon = icons[option]
            return (
              <li key={option}>
                <UnstyledButton className={classes.choice} onClick={() => setKind(option)}>
                  <Icon size={24} aria-hidden />
                  {endText[option].choice}
                </UnstyledButton>
              </li>
            )
          })}
        </ul>
      ) : (
        <EndForm
          key={kind}
          {...props}
          kind={kind}
          busy={busy}
          onEnd={(past) => void end(past)}
          onBack={() => setKind(null)}
        />
      )}
      {kind === null && (
        <>
          <Text size="sm" c="var(--ink-soft)" my="sm">
            {messages.unconfirmed}
          </Text>
          <div className={classes.actions}>
            <Button variant="default" onClick={() => onClose(null)}>
              {messages.cancel}
            </Button>
          </div>
        </>
      )}
    </DialogFrame>
  )
}
