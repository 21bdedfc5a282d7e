import { Button, Text, UnstyledButton } from '@mantine/core'
import { IconArrowBackUp, IconBabyCarriage, IconHeart } from '@tabler/icons-react'
import { useState } from 'react'
import type { User } from '@/data/session/session-state'
import type { PastPregnancy } from '@/domain/cycle/log'
import type { IsoDay } from '@/domain/shared/day'
import { DialogFrame } from '@/ui/overlay/dialog-frame'
import { showToast } from '@/ui/feedback/toast'
import { removePregnancy } from './commands'
import { EndForm } from './end-form'
import { endText, type EndKind } from './end-text'
import classes from './pregnancy.module.css'
import type { ShownPregnancy } from './shown-pregnancy'
import { pregnancyToasts } from './use-save-pregnancy'

const icons = { birth: IconBabyCarriage, loss: IconHeart, mistake: IconArrowBackUp } as const
const kinds = ['birth', 'loss', 'mistake'] as const

export type EndPregnancyProps = {
  person: User
  today: IsoDay
  lastPeriod: IsoDay | null
  /** As it was when the question was asked. */
  shown: ShownPregnancy
  onEnded: (past: PastPregnancy) => Promise<void>
  /** @param how null: nothing has ended */
  onClose: (how: PastPregnancy['ended'] | null) => void
}

/** The end of a pregnancy, or of tracking it. It asks for the day and for nothing else. */
export function EndPregnancy(props: EndPregnancyProps) {
  const { person, shown, onEnded, onClose } = props
  const [kind, setKind] = useState<EndKind | null>(null)
  const [busy, setBusy] = useState(false)

  const end = async (past: PastPregnancy | null) => {
    setBusy(true)
    try {
      // First into the cycle log: without it the weeks of the pregnancy would count as one long cycle.
      if (past) await onEnded(past)
      await removePregnancy(person, shown)
      onClose(past?.ended ?? null)
    } catch {
      setBusy(false)
      showToast(pregnancyToasts.refused)
    }
  }

  return (
    <DialogFrame title={kind ? endText[kind].title : 'Has the pregnancy ended?'} place="bottom" onClose={() => onClose(null)}>
      {kind === null ? (
        <ul className={classes.choices}>
          {kinds.map((one) => {
            const Icon = icons[one]
            return (
              <li key={one}>
                <UnstyledButton className={classes.choice} onClick={() => setKind(one)}>
                  <Icon size={24} aria-hidden />
                  {endText[one].choice}
                </UnstyledButton>
              </li>
            )
          })}
        </ul>
      ) : (
        <EndForm key={kind} {...props} kind={kind} busy={busy} onEnd={(past) => void end(past)} onBack={() => setKind(null)} />
      )}
      {kind === null && (
        <>
          <Text size="sm" c="var(--ink-soft)" my="sm">
            Nothing changes until you have confirmed it.
          </Text>
          <div className={classes.actions}>
            <Button variant="default" onClick={() => onClose(null)}>
              Cancel
            </Button>
          </div>
        </>
      )}
    </DialogFrame>
  )
}
