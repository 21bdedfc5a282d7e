import { Skeleton, UnstyledButton } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { Suspense, useId, useState } from 'react'
import { whyNoDate, whyThisDate } from '#words/health/cycle/screens-prediction'
import classes from './cards.module.css'
import { ReasonsForDate } from './lazy-parts'
import type { ReasonsForDateProps } from './reasons-for-date'

/** Explains which cycles a prediction uses and how reliable it is. */
export function WhyThisDate({ outlook, log }: ReasonsForDateProps) {
  const [open, setOpen] = useState(false)
  const panelId = useId()
  return (
    <>
      <UnstyledButton
        className={classes.why}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen(!open)}
      >
        {outlook.running?.next ? whyThisDate : whyNoDate}
        <IconChevronDown size={20} className={classes.arrow} aria-hidden />
      </UnstyledButton>
      <div id={panelId} hidden={!open}>
        {open && (
          <Suspense fallback={<Skeleton height={120} radius="lg" />}>
            <ReasonsForDate outlook={outlook} log={log} />
          </Suspense>
        )}
      </div>
    </>
  )
}
