import { Text } from '@mantine/core'
import { Suspense, useState } from 'react'
import { appointmentText, appointmentTime, symptomText, kgText, weightText } from '@/health/pregnancy/words/format'
import {
  isToCome,
  type Appointment,
  type Listed,
  type SymptomEntry,
  type Weight,
} from '@/health/pregnancy/rules/entries'
import * as messages from '#words/health/pregnancy/record'
import { useNow } from '@/kit/platform/use-now'
import { Entry, ListCard, LatestEntries } from './list-card'
import listClasses from './list-card.module.css'
import type { RecordProps } from './shown-pregnancy'
import { AppointmentSheet, SymptomSheet, SymptomWeeks, WeightSheet } from './lazy-parts'
import { shortDayWithYear } from '@/kit/words/format-day'
import { daysBetween } from '@/kit/rules/day'
import { Sparkline } from '@/kit/media/sparkline'
import classes from './pregnancy.module.css'

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
          <details className={listClasses.past}>
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
        {appointmentTime(appointment)} {isNext && <span className={listClasses.next}>{messages.nextAppointment}</span>}
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

/** The noted symptoms, the latest first, with their number in each week. */
export function Symptoms(props: RecordProps) {
  const [opened, setOpened] = useState<Listed<SymptomEntry> | 'new' | null>(null)
  const { symptoms } = props.shown.record
  return (
    <>
      <ListCard
        id="pregnancy-symptoms"
        title={messages.symptoms}
        addLabel={messages.addSymptom}
        empty={messages.noSymptoms}
        isEmpty={symptoms.length === 0}
        onAdd={() => setOpened('new')}
      >
        <Suspense>
          <SymptomWeeks {...props} />
        </Suspense>
        <LatestEntries>
          {symptoms.map((symptom) => (
            <Entry
              key={symptom.at}
              editLabel={messages.editSymptom({ symptom: symptomText(symptom) })}
              onEdit={() => setOpened(symptom)}
            >
              <Text fw={700}>{symptom.text}</Text>
              {symptom.date && (
                <Text size="sm" c="var(--ink-soft)">
                  {shortDayWithYear(symptom.date)}
                </Text>
              )}
            </Entry>
          ))}
        </LatestEntries>
      </ListCard>
      <Suspense>
        {opened && (
          <SymptomSheet {...props} edited={opened === 'new' ? null : opened} onClose={() => setOpened(null)} />
        )}
      </Suspense>
    </>
  )
}

/** The weights as a list, with a chart and its description. */
export function Weights(props: RecordProps) {
  const [opened, setOpened] = useState<Listed<Weight> | 'new' | null>(null)
  const { weights } = props.shown.record
  const trendText = weightText(weights)
  const [first] = weights
  return (
    <>
      <ListCard
        id="pregnancy-weight"
        title={messages.weight}
        addLabel={messages.addWeight}
        empty={messages.noWeights}
        isEmpty={weights.length === 0}
        onAdd={() => setOpened('new')}
      >
        {first && trendText !== '' && (
          <div className={classes.chart}>
            <Sparkline
              label={trendText}
              points={weights.map(({ date, kg }) => ({ x: daysBetween(first.date, date), y: kg }))}
            />
            <Text size="sm" aria-hidden>
              {trendText}
            </Text>
          </div>
        )}
        <LatestEntries>
          {weights.toReversed().map((weight) => (
            <Entry
              key={weight.at}
              editLabel={messages.editWeight({ weight: kgText(weight.kg), day: shortDayWithYear(weight.date) })}
              onEdit={() => setOpened(weight)}
            >
              <Text>
                <strong>{kgText(weight.kg)}</strong>{' '}
                <span className={classes.soft}>{shortDayWithYear(weight.date)}</span>
              </Text>
            </Entry>
          ))}
        </LatestEntries>
      </ListCard>
      <Suspense>
        {opened && <WeightSheet {...props} edited={opened === 'new' ? null : opened} onClose={() => setOpened(null)} />}
      </Suspense>
    </>
  )
}
