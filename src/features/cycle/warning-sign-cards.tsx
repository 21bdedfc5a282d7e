import { Anchor, Text, Title } from '@mantine/core'
import { IconHeartHandshake } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useCatalogue } from '@/data/use-catalogue'
import type { WarningSign } from '@/domain/cycle/warning-signs'
import { warningSignTexts } from '@/messages/cycle/warning-signs'
import { PhoneButton } from '@/ui/platform/phone-button'
import classes from './care-cards.module.css'

/** Reasons to talk to a nurse or a doctor, each with its source. Never names an illness. */
export function WarningSignCards({ care }: { care: readonly WarningSign[] }) {
  // Every campus lists its health centre first.
  const healthCentre = useCatalogue('emergency-contacts')?.[0]
  if (care.length === 0) return null
  return (
    <section className={classes.care} aria-label="It may help to talk to someone">
      <Title order={2} size="h4" className={classes.title}>
        <IconHeartHandshake size={26} aria-hidden />
        It may help to talk to someone
      </Title>
      <div className={classes.words}>
        <Text>A nurse or a doctor can have a look with you. This is no diagnosis, and often there is nothing to worry about.</Text>
        <ul className={classes.reasons}>
          {care.map((sign) => (
            <li key={sign}>
              {warningSignTexts[sign].reason}
              <span className={classes.source}>Source: {warningSignTexts[sign].source}</span>
            </li>
          ))}
        </ul>
        <div className={classes.actions}>
          {healthCentre && <PhoneButton label={`Call ${healthCentre.name}`} number={healthCentre.phone} variant="default" />}
          <Anchor className={classes.link} renderRoot={(props) => <Link to="/education/menstrual-cycle" {...props} />}>
            What is usual, and when to ask
          </Anchor>
        </div>
      </div>
    </section>
  )
}
