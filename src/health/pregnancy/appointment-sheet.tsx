// Chunk: pregnancy-sheets

import { TextInput } from '@mantine/core'
import { parseDay } from '@/kit/rules/day'
import { entryLimits, withEntry, type Appointment, type Listed } from '@/health/pregnancy/rules/entries'
import { plainLine, plainText } from '@/kit/rules/plain-text'
import * as messages from '#words/health/pregnancy/forms'
import { EntrySheet, useEntry, type EntryFormProps } from './entry-sheet'
import classes from './pregnancy.module.css'

export function AppointmentSheet(props: EntryFormProps<Listed<Appointment>>) {
  const { edited } = props
  const initial = {
    date: edited?.date ?? '',
    time: edited?.time ?? '',
    place: edited?.place ?? '',
    note: edited?.note ?? '',
  }
  const { draft, field, problem, showProblem, save, sheet } = useEntry('pregnancy-appointment', props, initial)

  const submit = () => {
    const date = parseDay(draft.date)
    if (date === null) return showProblem(messages.dayOfAppointment)
    const entry = {
      id: edited?.id ?? crypto.randomUUID(),
      date,
      time: draft.time || undefined,
      place: plainLine(draft.place),
      note: plainText(draft.note),
    }
    save((list) => withEntry(list, edited, entry))
  }

  return (
    <EntrySheet {...sheet} title={edited ? messages.editAppointment : messages.newAppointment} onSave={submit}>
      <div className={classes.pair}>
        <TextInput type="date" label={messages.day} required data-autofocus error={problem} {...field('date')} />
        <TextInput type="time" label={messages.time} {...field('time')} />
      </div>
      <TextInput
        label={messages.place}
        placeholder={messages.placeExample}
        maxLength={entryLimits.place}
        {...field('place')}
      />
      <TextInput
        label={messages.note}
        placeholder={messages.noteExample}
        maxLength={entryLimits.note}
        {...field('note')}
      />
    </EntrySheet>
  )
}
