// Chunk: pregnancy-sheets

import { Text, Title } from '@mantine/core'
import { useCatalogue } from '@/store/use-catalogue'
import * as messages from '#words/health/pregnancy/numbers'
import { HelpButton } from '@/kit/platform/help-button'
import classes from './pregnancy.module.css'
import { writtenHours } from '@/kit/words/written-hours'

/**
 * The clinics that welcome young people. A sample clinic has no number to call, and a note says that it is a sample.
 */
export function Clinics() {
  const clinics = useCatalogue('clinics') ?? []
  if (clinics.length === 0) return null
  return (
    <section aria-labelledby="clinics" className={classes.clinics}>
      <Title order={3} size="h5" id="clinics">
        {messages.clinics}
      </Title>
      <Text size="sm">{messages.clinicsText}</Text>
      <ul className={classes.clinicList}>
        {clinics.map(({ id, name, place, hours, services, phone, sample }) => (
          <li key={id} className={classes.clinic}>
            <Text fw={600}>{name}</Text>
            <Text size="sm">{`${place} · ${writtenHours(hours)}`}</Text>
            <Text size="sm" c="var(--ink-soft)">
              {services.join(' · ')}
            </Text>
            {phone && !sample && <HelpButton label={messages.callClinic({ name })} number={phone} variant="default" />}
          </li>
        ))}
      </ul>
      {clinics.some(({ sample }) => sample) && (
        <Text size="sm" c="var(--ink-soft)">
          {messages.sampleClinics}
        </Text>
      )}
    </section>
  )
}
