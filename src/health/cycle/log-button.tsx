import { Button } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import type { IsoDay } from '@/kit/rules/day'
import type { UserId } from '@/kit/rules/ids'
import { logToday } from '#words/health/cycle/screens-tracker'
import type { OpenCycle } from './cycle-gate'
import type { SaveEdits } from './day-drafts'
import classes from './day-form.module.css'
import { DaySheet } from './lazy-parts'

type LogButtonProps = {
  userId: UserId
  today: IsoDay
  open: OpenCycle
  onSave: SaveEdits
  /** True if the address asks for the sheet, as that of the home screen and of a reminder does. */
  asked: boolean
  onAnswered: () => void
}

/** The entry of today is one tap away, wherever the tracker is. */
export function LogButton({ asked, onAnswered, ...props }: LogButtonProps) {
  const [opened, setOpened] = useState(asked)
  const close = () => {
    setOpened(false)
    if (asked) onAnswered()
  }
  return (
    <>
      <Button
        className={classes.log}
        data-floats
        radius="xl"
        leftSection={<IconPencil size={18} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpened(true)}
      >
        {logToday}
      </Button>
      {opened && (
        <Suspense>
          <DaySheet {...props} day={props.today} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
