import { Text } from '@mantine/core'
import { Suspense, useState } from 'react'
import { appointmentText, appointmentTime } from '@/health/pregnancy/words/format'
import { isToCome, type Appointment, type Listed } from '@/health/pregnancy/rules/entries'
import * as messages from '#words/health/pregnancy/record'
import { useNow } from '@/kit/platform/use-now'
import { Entry, ListCard } from './list-card'
import classes from './list-card.module.css'
import type { RecordProps } from './record-props'
import { AppointmentSheet } from './sheets'

/** Coming visits, the next one first; past visits are collapsed. */
export function Appointments(props: RecordProps) {
  const { today, shown } = props
  const [opened, setOpened] = useState<Listed<Appointment> | 'new' | null>(null)
  const { appointments } = shown.record
  const clock = new Date(useNow()).toTimeString().slice(0, 'HH:MM'.length)
  const coming = appointments.filter((appointment) => isToCome(appointment, today, clock))
  const past = appointments.filter((appointment) => !isToCome(appointment, today, clock)).toReversed()
  return (
    <>
      <ListCard
        id="pregnancy-appointments"
        title={messages.appointments}
        addLabel={messages.addAppointment}
        empty={messages.noAppointments}
        isEmpty={appointments.length === 0}
        onAdd={() => setOpened('new')}
      >
        {coming.length === 0 && <Text c="var(--ink-soft)">{messages.noneToCome}</Text>}
        <ul aria-label={messages.appointmentsToCome}>
          {coming.map((appointment, index) => (
            <Visit
              key={appointment.at}
              appointment={appointment}
              isNext={index === 0}
              onEdit={() => setOpened(appointment)}
            />
          ))}
        </ul>
        {past.length > 0 && (
          <details className={classes.past}>
            <summary>{messages.pastAppointments({ count: String(past.length) })}</summary>
            <ul>
              {past.map((appointment) => (
                <Visit
                  key={appointment.at}
                  appointment={appointment}
                  isNext={false}
                  onEdit={() => setOpened(appointment)}
                />
              ))}
            </ul>
          </details>
        )}
      </ListCard>
      <Suspense>
        {opened && (
          <AppointmentSheet {...props} edited={opened === 'new' ? null : opened} onClose={() => setOpened(null)} />
        )}
      </Suspense>
    </>
  )
}

type VisitProps = { appointment: Appointment; isNext: boolean; onEdit: () => void }

function Visit({ appointment, isNext, onEdit }: VisitProps) {
  const { place, note } = appointment
  return (
    <Entry editLabel={messages.editAppointment({ appointment: appointmentText(appointment) })} onEdit={onEdit}>
      <Text fw={700}>
        {appointmentTime(appointment)} {isNext && <span className={classes.next}>{messages.nextAppointment}</span>}
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
