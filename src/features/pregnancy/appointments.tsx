import { Text } from '@mantine/core'
import { Suspense, useState } from 'react'
import { shortDayWithYear } from '@/messages/shared/format-day'
import { appointmentText } from '@/messages/pregnancy/format'
import type { Appointment, Listed } from '@/domain/pregnancy/entries'
import { Entry, ListCard } from './list-card'
import classes from './list-card.module.css'
import type { RecordProps } from './record-props'
import { AppointmentSheet } from './sheets'

/** Coming visits, the next one first; past visits are collapsed. */
export function Appointments(props: RecordProps) {
  const { today, shown } = props
  const [opened, setOpened] = useState<Listed<Appointment> | 'new' | null>(null)
  const { appointments } = shown.record
  const coming = appointments.filter(({ date }) => date >= today)
  const past = appointments.filter(({ date }) => date < today).toReversed()
  return (
    <>
      <ListCard
        id="pregnancy-appointments"
        title="Appointments"
        addLabel="Add an appointment"
        empty="No appointment yet. WHO advises eight visits, the first before week 12."
        isEmpty={appointments.length === 0}
        onAdd={() => setOpened('new')}
      >
        {coming.length === 0 && <Text c="var(--ink-soft)">None to come.</Text>}
        <ul aria-label="Appointments to come">
          {coming.map((appointment, index) => (
            <Visit key={appointment.at} appointment={appointment} isNext={index === 0} onEdit={() => setOpened(appointment)} />
          ))}
        </ul>
        {past.length > 0 && (
          <details className={classes.past}>
            <summary>Past appointments ({past.length})</summary>
            <ul>
              {past.map((appointment) => (
                <Visit key={appointment.at} appointment={appointment} isNext={false} onEdit={() => setOpened(appointment)} />
              ))}
            </ul>
          </details>
        )}
      </ListCard>
      <Suspense>{opened && <AppointmentSheet {...props} edited={opened === 'new' ? null : opened} onClose={() => setOpened(null)} />}</Suspense>
    </>
  )
}

type VisitProps = { appointment: Appointment; isNext: boolean; onEdit: () => void }

function Visit({ appointment, isNext, onEdit }: VisitProps) {
  const { date, time, place, note } = appointment
  return (
    <Entry editLabel={`Edit appointment: ${appointmentText(appointment)}`} onEdit={onEdit}>
      <Text fw={700}>
        {time ? `${shortDayWithYear(date)}, ${time}` : shortDayWithYear(date)} {isNext && <span className={classes.next}>Next</span>}
      </Text>
      {place !== '' && <Text>{place}</Text>}
      {note !== '' && (
        <Text size="sm" c="var(--ink-soft)">
          {note}
        </Text>
      )}
    </Entry>
  )
}
