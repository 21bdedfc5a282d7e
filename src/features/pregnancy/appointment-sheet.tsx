import { TextInput } from '@mantine/core'
import { parseDay } from '@/domain/shared/day'
import { entryLimits, withEntry, withoutEntry, type Appointment, type Listed } from '@/domain/pregnancy/entries'
import { plainLine, plainText } from '@/domain/shared/plain-text'
import * as messages from '@/messages/pregnancy/forms.gen'
import { EntrySheet } from './entry-sheet'
import classes from './pregnancy.module.css'
import { useEntry, type EntryFormProps } from './use-entry'

export function AppointmentSheet(props: EntryFormProps<Listed<Appointment>>) {
  const { edited, shown, onClose } = props
  const initial = { date: edited?.date ?? '', time: edited?.time ?? '', place: edited?.place ?? '', note: edited?.note ?? '' }
  const { draft, change, busy, problem, showProblem, save, cancel } = useEntry('pregnancy-appointment', props, initial)
  const list = shown.row.appointments

  const submit = () => {
    const date = parseDay(draft.date)
    if (date === null) return showProblem(messages.dayOfAppointment)
    const entry = { id: edited?.id ?? crypto.randomUUID(), date, time: draft.time || undefined, place: plainLine(draft.place), note: plainText(draft.note) }
    save({ appointments: withEntry(list, edited, entry) })
  }

  return (
    <EntrySheet
      title={edited ? messages.editAppointment : messages.newAppointment}
      busy={busy}
      onClose={onClose}
      onCancel={cancel}
      onSave={submit}
      onDelete={edited ? () => save({ appointments: withoutEntry(list, edited) }) : undefined}
    >
      <div className={classes.pair}>
        <TextInput
          type="date"
          label={messages.day}
          required
          data-autofocus
          value={draft.date}
          error={problem}
          onChange={({ currentTarget }) => change({ date: currentTarget.value })}
        />
        <TextInput type="time" label={messages.time} value={draft.time} onChange={({ currentTarget }) => change({ time: currentTarget.value })} />
      </div>
      <TextInput
        label={messages.place}
        placeholder={messages.placeExample}
        maxLength={entryLimits.place}
        value={draft.place}
        onChange={({ currentTarget }) => change({ place: currentTarget.value })}
      />
      <TextInput
        label={messages.note}
        placeholder={messages.noteExample}
        maxLength={entryLimits.note}
        value={draft.note}
        onChange={({ currentTarget }) => change({ note: currentTarget.value })}
      />
    </EntrySheet>
  )
}
