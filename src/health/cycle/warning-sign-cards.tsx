// Chunk: pregnancy

import { Anchor, Text, Title } from '@mantine/core'
import { IconHeartHandshake, IconUrgent } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useCatalogue } from '@/store/use-catalogue'
import { useHelpNumbers } from '@/campus/store/help-numbers'
import { isUrgent, type WarningSign } from '@/health/cycle/rules/warning-signs'
import { emergencyLines } from '@/kit/rules/national-numbers'
import * as messages from '#words/health/cycle/screens-care'
import { warningSignTexts } from '@/health/cycle/words/warning-signs'
import { HelpNumbers } from '@/campus/help-numbers'
import { HelpButton } from '@/kit/platform/help-button'
import classes from './care-cards.module.css'

type Care = { care: readonly WarningSign[] }

/** Reasons to talk to a nurse or a doctor, each with its source. Never names an illness. */
export function WarningSignCards({ care }: Care) {
  const signs = care.filter((sign) => !isUrgent(sign))
  if (signs.length === 0) return null
  return (
    <section className={classes.care} aria-label={messages.mayHelp}>
      <Title order={2} size="h4" className={classes.title}>
        <IconHeartHandshake size={26} aria-hidden />
        {messages.mayHelp}
      </Title>
      <div className={classes.words}>
        <Text>{messages.mayHelpText}</Text>
        <Reasons signs={signs} />
        <div className={classes.actions}>
          <HealthCentreButton />
          <Anchor className={classes.link} renderRoot={(props) => <Link to="/education/menstrual-cycle" {...props} />}>
            {messages.whatIsUsual}
          </Anchor>
        </div>
      </div>
    </section>
  )
}

/** Reasons to get help at once, with whom to call. @param focused whether it takes the focus */
export function UrgentSigns({ care, focused }: Care & { focused: boolean }) {
  const card = useRef<HTMLElement>(null)
  const signs = care.filter(isUrgent)
  const takesFocus = focused && signs.length > 0
  useEffect(() => {
    if (takesFocus) card.current?.focus()
  }, [takesFocus])
  if (signs.length === 0) return null
  return (
    <section ref={card} tabIndex={-1} className={classes.care} data-urgent aria-label={messages.getHelpNow}>
      <Title order={2} size="h4" className={classes.title}>
        <IconUrgent size={26} aria-hidden />
        {messages.getHelpNow}
      </Title>
      <div className={classes.words}>
        <Text role="alert">{messages.goNow}</Text>
        <Reasons signs={signs} />
        <Numbers />
      </div>
    </section>
  )
}

const Numbers = () => <HelpNumbers {...useHelpNumbers(emergencyLines)} />

function Reasons({ signs }: { signs: readonly WarningSign[] }) {
  return (
    <ul className={classes.reasons}>
      {signs.map((sign) => (
        <li key={sign}>
          {warningSignTexts[sign].reason}
          <span className={classes.source}>{messages.source({ source: warningSignTexts[sign].source })}</span>
        </li>
      ))}
    </ul>
  )
}

function HealthCentreButton() {
  // Every campus lists its health centre first.
  const healthCentre = useCatalogue('emergency-contacts')?.[0]
  return healthCentre ? (
    <HelpButton label={messages.call({ name: healthCentre.name })} number={healthCentre.phone} variant="default" />
  ) : null
}
